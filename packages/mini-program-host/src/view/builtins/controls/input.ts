import type { Behaviour } from '../builtin'
import { textField } from './text-field'

const KEYBOARDS: Readonly<Record<string, string>> = { number: 'numeric', digit: 'decimal', idcard: 'text' }

/** input: one line of text; fires events on typing and on confirming. */
export const input: Behaviour = (builtin) => {
  const { get, watch, fire, part } = builtin
  const control = part('input')
  watch(['type', 'password'], () => {
    const type = get<string>('type')
    control.type = get<boolean>('password') || type === 'safe-password' ? 'password' : 'text'
    control.inputMode = KEYBOARDS[type] ?? 'text'
  })
  watch(['confirmType'], () => {
    control.enterKeyHint = get<string>('confirmType')
  })
  control.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    fire('confirm', { value: control.value })
    if (!get<boolean>('confirmHold')) control.blur()
  })
  return textField(builtin, control)
}
