import type { Behaviour } from './builtin'
import { button } from './button'
import { canvas } from './canvas'
import { checkbox, checkboxGroup, radio, radioGroup } from './choice'
import { form } from './form'
import { icon } from './icon'
import { image } from './image'
import { input } from './input'
import { label } from './label'
import { map } from './map'
import { movableView } from './movable-view'
import { navigator } from './navigator'
import { navigationBar, pageMeta } from './page-meta'
import { pickerView } from './picker/picker-view'
import { picker } from './picker/picker'
import { progress } from './progress'
import { richText } from './rich-text/rich-text'
import { rootPortal } from './root-portal'
import { scrollView } from './scroll-view'
import { slider } from './slider'
import { swiper } from './swiper/swiper'
import { switchControl } from './switch'
import { text } from './text'
import { textarea } from './textarea'
import { video } from './video'
import { webView } from './web-view'

/**
 * What tags do beyond keeping their properties and firing what a driver triggers. Those without a behaviour play or
 * record nothing: audio, live-player, camera, ads and the like.
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
