import type { Behaviour } from '../builtin'
import { textField } from './text-field'

/** textarea: several lines of text; with auto-height as high as its text. */
export const textarea: Behaviour = (builtin) => {
  const { host, window, get, watch, fire, part, onAttached } = builtin
  const control = part('textarea')
  control.rows = 1
  let lines = 0

  function measure(): void {
    if (!host.isConnected) return
    const lineHeight = Number.parseFloat(window.getComputedStyle(control).lineHeight) || 1
    control.style.height = '0'
    const height = control.scrollHeight
    control.style.height = get<boolean>('autoHeight') ? `${height}px` : ''
    host.toggleAttribute('auto-height', get<boolean>('autoHeight'))
    const lineCount = Math.max(1, Math.round(height / lineHeight))
    if (lineCount === lines) return
    lines = lineCount
    fire('linechange', { height, heightRpx: (height * 750) / window.innerWidth, lineCount, lineHeight })
  }

  watch(['confirmType', 'disableDefaultPadding'], () => {
    control.enterKeyHint = get<string>('confirmType') === 'return' ? 'enter' : get<string>('confirmType')
  })
  control.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || get<string>('confirmType') === 'return') return
    event.preventDefault()
    fire('confirm', { value: control.value })
    if (!get<boolean>('confirmHold')) control.blur()
  })
  const field = textField(builtin, control)
  control.addEventListener('input', measure)
  watch(['value', 'autoHeight'], measure)
  onAttached(measure)
  return field
}
