import type { ComponentSpace, GeneralComponent } from 'glass-easel'
import { behaviours } from './behaviours'
import type { BuiltinHooks, BuiltinWindow } from './builtin'
import { defaultOf, typeOf } from './coerce'
import { createBuiltin } from './create-builtin'
import { startHover } from './hover'
import { closeKeyboardOutside } from './controls/keyboard'
import { BUILTIN_TAGS, propertiesOf } from './properties/public-properties'

function hide(this: GeneralComponent, hidden: boolean): void {
  ;(this.$$ as unknown as HTMLElement).toggleAttribute('hidden', hidden)
}

function defineOne(space: ComponentSpace, tag: string, window: BuiltinWindow, hooks: BuiltinHooks): void {
  const builder = space.define(`wx://${tag}`).options({
    hostNodeTagName: `wx-${tag}`,
    writeIdToDOM: true,
    idPrefixGenerator: null,
  })
  for (const [name, entry] of Object.entries(propertiesOf(tag))) {
    builder.property(name, { type: typeOf(entry), default: () => defaultOf(entry) } as never)
  }
  // for every tag, in addition to Taro's map
  builder.property('hidden', { type: Boolean, observer: hide } as never)
  builder.init(({ self, lifetime, observer }) =>
    createBuiltin(self, { tag, window, hooks, behave: behaviours[tag] }, { lifetime, observer: observer as never }),
  )
  space.setGlobalUsingComponent(tag, builder.registerComponent().general())
}

/**
 * Registers every built-in tag that Taro supports for WeChat as a component drawn as `wx-<tag>`, in one page's
 * window. The page adds its style sheet, BASE_CSS, before the app's own.
 */
export function defineBuiltins(space: ComponentSpace, window: BuiltinWindow, hooks: BuiltinHooks): void {
  for (const tag of BUILTIN_TAGS) defineOne(space, tag, window, hooks)
  startHover(window)
  closeKeyboardOutside(window)
}
