import CursesFeedback
import DemoLaunching
import TrafficLightDemo

await Launch.main(help: { _ in TrafficLightOptions.help }, TrafficLightOptions.run)
