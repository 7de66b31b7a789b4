import type { Behaviour } from './builtin'
import { button } from './button'
import { form } from './form'
import { image } from './image'
import { input } from './input'
import { scrollView } from './scroll-view'
import { text } from './text'
import { textarea } from './textarea'

/** What tags do beyond keeping their properties and firing what a driver triggers. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  button,
  'cover-image': image,
  form,
  image,
  input,
  'scroll-view': scrollView,
  text,
  textarea,
}
