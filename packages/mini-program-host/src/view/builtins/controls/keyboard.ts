import type { BuiltinHost, BuiltinWindow } from '../builtin'

function fieldOf(node: Element | null): BuiltinHost | null {
  return node?.closest<BuiltinHost>('wx-input, wx-textarea') ?? null
}

/** Blurs a field when a finger taps elsewhere, as the keyboard closes then; not with hold-keyboard. */
export function closeKeyboardOutside(window: BuiltinWindow): void {
  const { document } = window
  let focused: Element | null = null

  const begin = () => {
    focused = fieldOf(document.activeElement) ? document.activeElement : null
  }
  const end = (event: Event) => {
    const field = fieldOf(focused)
    // the tap itself may have moved the focus
    if (!field || document.activeElement !== focused || field.contains(event.target as Node)) return
    if (field.__wxElement?.data.holdKeyboard !== true) (focused as HTMLElement).blur()
  }
  document.addEventListener('touchstart', begin, { capture: true, passive: true })
  document.addEventListener('touchend', end, { capture: true, passive: true })
}
