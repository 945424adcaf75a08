import CursesFeedback
import DemoLaunching
import TrafficLightDemo

Launch.main(help: { _ in TrafficLightOptions.help(of: "traffic-light") }, TrafficLightOptions.run)
