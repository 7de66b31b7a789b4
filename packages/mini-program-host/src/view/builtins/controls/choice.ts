import type { Behaviour, Builtin, BuiltinHost } from '../builtin'

interface Group {
  /** Called when a choice inside it changed by a tap. */
  changed(choice: BuiltinHost): void
}
type GroupHost = BuiltinHost & { __wxGroup?: Group }

function choices(group: Element, tag: string): BuiltinHost[] {
  return [...group.querySelectorAll<BuiltinHost>(`wx-${tag}`)]
}

const isChecked = (host: BuiltinHost) => host.__wxElement?.data.checked === true
const valueOf = (host: BuiltinHost) => host.__wxElement?.data.value as unknown

function showChoice({ tag, host, get, put, watch, part }: Builtin) {
  const box = part('div', `wx-${tag}-input`)
  watch(['checked', 'disabled', 'color'], () => {
    const checked = get<boolean>('checked')
    host.toggleAttribute('checked', checked)
    host.toggleAttribute('disabled', get<boolean>('disabled'))
    box.classList.toggle(`wx-${tag}-input-checked`, checked)
    box.style.color = get<string>('color')
  })
  return (checked: boolean) => {
    put('checked', checked)
    host.toggleAttribute('checked', checked)
    box.classList.toggle(`wx-${tag}-input-checked`, checked)
  }
}

function choice(builtin: Builtin, groupTag: string, next: (checked: boolean) => boolean) {
  const { host, element, get } = builtin
  const show = showChoice(builtin)
  const activate = () => {
    const before = get<boolean>('checked')
    if (get<boolean>('disabled') || next(before) === before) return
    show(next(before))
    ;(host.closest(groupTag) as GroupHost | null)?.__wxGroup?.changed(host)
  }
  element.addListener('tap', activate)
  return { activate, functions: { set: show, reset: () => show(false) } }
}

/** checkbox: a tap toggles it, and its group fires the ticked values. */
export const checkbox: Behaviour = (builtin) => choice(builtin, 'wx-checkbox-group', (checked) => !checked)

/** radio: a tap chooses it, and its group clears the others. */
export const radio: Behaviour = (builtin) => choice(builtin, 'wx-radio-group', () => true)

function set(host: BuiltinHost, checked: boolean): void {
  const run = host.__wxBuiltin?.functions.set as ((value: boolean) => void) | undefined
  run?.(checked)
}

function resetAll(hosts: readonly BuiltinHost[]): void {
  for (const host of hosts) (host.__wxBuiltin?.functions.reset as (() => void) | undefined)?.()
}

/** checkbox-group: `change` has the ticked values, in document order. */
export const checkboxGroup: Behaviour = ({ host, fire }) => {
  const value = () => choices(host, 'checkbox').filter(isChecked).map(valueOf)
  ;(host as GroupHost).__wxGroup = { changed: () => void fire('change', { value: value() }) }
  return { field: { value, reset: () => resetAll(choices(host, 'checkbox')) } }
}

/** radio-group: `change` has the chosen value. */
export const radioGroup: Behaviour = ({ host, fire }) => {
  const value = () => {
    const chosen = choices(host, 'radio').find(isChecked)
    return chosen ? valueOf(chosen) : ''
  }
  ;(host as GroupHost).__wxGroup = {
    changed(chosen) {
      for (const other of choices(host, 'radio')) if (other !== chosen) set(other, false)
      fire('change', { value: valueOf(chosen) })
    },
  }
  return { field: { value, reset: () => resetAll(choices(host, 'radio')) } }
}
