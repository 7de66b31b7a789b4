import type { Behaviour } from '../builtin'

/** switch: a tap toggles it. */
export const switchControl: Behaviour = ({ host, element, get, put, watch, fire, part }) => {
  const track = part('div', 'wx-switch-input')

  function show(): void {
    const checked = get<boolean>('checked')
    host.toggleAttribute('checked', checked)
    host.toggleAttribute('disabled', get<boolean>('disabled'))
    host.setAttribute('type', get<string>('type'))
    track.classList.toggle('wx-switch-input-checked', checked)
    track.style.color = get<string>('color')
  }
  function turn(checked: boolean): void {
    put('checked', checked)
    show()
  }
  function activate(): void {
    if (get<boolean>('disabled')) return
    turn(!get<boolean>('checked'))
    fire('change', { value: get<boolean>('checked') })
  }

  watch(['checked', 'disabled', 'color', 'type'], show)
  element.addListener('tap', activate)
  return {
    activate,
    functions: { tap: activate },
    field: { value: () => get<boolean>('checked'), reset: () => turn(false) },
  }
}
