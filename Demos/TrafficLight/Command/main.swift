import CursesFeedback
import DemoLaunching
import TrafficLightDemo

Launch.main(help: { _ in TrafficLightOptions.help }, TrafficLightOptions.run)
