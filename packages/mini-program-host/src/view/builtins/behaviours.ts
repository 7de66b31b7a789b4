import type { Behaviour } from './builtin'
import { button } from './controls/button'
import { canvas } from './content/canvas'
import { checkbox, checkboxGroup, radio, radioGroup } from './controls/choice'
import { form } from './controls/form'
import { icon } from './content/icon'
import { image } from './content/image'
import { input } from './controls/input'
import { label } from './controls/label'
import { map } from './content/map'
import { movableView } from './containers/movable-view'
import { navigator } from './navigator'
import { navigationBar, pageMeta } from './page-meta'
import { pickerView } from './controls/picker/picker-view'
import { picker } from './controls/picker/picker'
import { progress } from './content/progress'
import { richText } from './content/rich-text/rich-text'
import { rootPortal } from './containers/root-portal'
import { scrollView } from './containers/scroll-view'
import { slider } from './controls/slider'
import { swiper } from './containers/swiper/swiper'
import { switchControl } from './controls/switch'
import { text } from './content/text'
import { textarea } from './controls/textarea'
import { video } from './content/video'
import { webView } from './content/web-view'

/**
 * What tags do besides keeping properties and firing events. Tags without a behaviour play or record nothing: audio,
 * live-player, camera, ads and the like.
 */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  button,
  canvas,
  checkbox,
  'checkbox-group': checkboxGroup,
  'cover-image': image,
  form,
  icon,
  image,
  input,
  label,
  map,
  'movable-view': movableView,
  'navigation-bar': navigationBar,
  navigator,
  'page-meta': pageMeta,
  picker,
  'picker-view': pickerView,
  progress,
  radio,
  'radio-group': radioGroup,
  'rich-text': richText,
  'root-portal': rootPortal,
  'scroll-view': scrollView,
  slider,
  swiper,
  switch: switchControl,
  text,
  textarea,
  video,
  'web-view': webView,
}
