import CursesFeedback
import GalleryDemo

Launch.main(help: GalleryCommand.help, GalleryCommand.run)
