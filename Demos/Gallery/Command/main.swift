import CursesFeedback
import GalleryDemo

await Launch.main(help: GalleryCommand.help, GalleryCommand.run)
