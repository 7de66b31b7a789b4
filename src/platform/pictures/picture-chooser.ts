export { hostChooser as pictureChooser } from './host-chooser'
