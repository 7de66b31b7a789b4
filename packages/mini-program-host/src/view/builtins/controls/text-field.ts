import type { Builtin } from '../builtin'

type Control = HTMLInputElement | HTMLTextAreaElement

function placeholderOf({ host, get, watch, part }: Builtin) {
  const placeholder = part('div')
  placeholder.setAttribute('part', 'placeholder')
  watch(['placeholder', 'placeholderStyle', 'placeholderClass'], () => {
    placeholder.textContent = get<string>('placeholder')
    placeholder.setAttribute('style', get<string>('placeholderStyle'))
    placeholder.className = get<string>('placeholderClass')
  })
  return (filled: boolean) => host.toggleAttribute('filled', filled)
}

function replacement(answer: unknown): { value: string; cursor?: number } | undefined {
  if (typeof answer === 'string') return { value: answer }
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return undefined
  const { value, cursor } = answer as { value: unknown; cursor?: unknown }
  return { value: String(value), cursor: typeof cursor === 'number' ? cursor : undefined }
}

/**
 * The common part of input and textarea: the value in both directions, placeholder, length, focus, cursor and their
 * events.
 */
export function textField(builtin: Builtin, control: Control) {
  const { host, element, get, put, watch, fire, onAttached } = builtin
  const showFilled = placeholderOf(builtin)
  let keyCode = 0

  function show(value: string, cursor?: number): void {
    if (control.value !== value) control.value = value
    if (cursor !== undefined && cursor >= 0) control.setSelectionRange(cursor, cursor)
    showFilled(value !== '')
  }
  function shorten(value: string): string {
    const length = get<number>('maxlength')
    return length >= 0 ? value.slice(0, length) : value
  }
  function typed(): void {
    const value = shorten(control.value)
    show(value)
    put('value', value)
    const answer = replacement(fire('input', { value, cursor: control.selectionStart ?? value.length, keyCode }))
    if (!answer) return
    put('value', answer.value)
    show(answer.value, answer.cursor)
  }

  control.addEventListener('input', (event) => {
    event.stopPropagation()
    typed()
  })
  control.addEventListener('change', (event) => event.stopPropagation())
  control.addEventListener('keydown', (event) => {
    keyCode = (event as KeyboardEvent).keyCode
  })
  control.addEventListener('focus', () => fire('focus', { value: control.value, height: 0 }))
  control.addEventListener('blur', () => fire('blur', { value: control.value, cursor: control.selectionStart ?? 0 }))

  watch(['value'], () => show(String(get<unknown>('value') ?? '')))
  watch(['maxlength'], () => {
    const length = get<number>('maxlength')
    if (length < 0) control.removeAttribute('maxlength')
    else control.maxLength = length
  })
  watch(['disabled'], () => {
    control.disabled = get<boolean>('disabled')
  })
  const focus = () => {
    if (get<boolean>('focus') || get<boolean | undefined>('autoFocus')) control.focus()
  }
  watch(['focus'], () => {
    if (!host.isConnected) return
    if (get<boolean>('focus')) control.focus()
    else control.blur()
  })
  watch(['selectionStart', 'selectionEnd', 'cursor'], () => {
    const [start, end] = [get<number>('selectionStart'), get<number>('selectionEnd')]
    if (start >= 0 && end >= 0) control.setSelectionRange(start, end)
    else if (get<number>('cursor') >= 0) control.setSelectionRange(get<number>('cursor'), get<number>('cursor'))
  })
  onAttached(focus)
  element.addListener('tap', () => control.focus())

  return {
    functions: {
      input(value: unknown) {
        control.value = String(value)
        typed()
      },
    },
    field: {
      value: () => control.value,
      reset: () => {
        put('value', '')
        show('')
      },
    },
    activate: () => control.focus(),
  }
}
