import type { Behaviour, BuiltinHost } from '../builtin'
import { drawnElement } from './dom-target'

const CONTROLS = ['button', 'checkbox', 'radio', 'switch', 'input', 'textarea']

function isControl(host: BuiltinHost): boolean {
  return CONTROLS.includes(host.__wxBuiltin?.tag ?? '')
}

/** label: passes its tap to the control that `for` names, or to the first one inside it. */
export const label: Behaviour = ({ host, element, window, get }) => {
  function control(): BuiltinHost | undefined {
    const id = get<string>('for')
    if (id !== '') return (window.document.getElementById(id) as BuiltinHost | null) ?? undefined
    return [...host.querySelectorAll<BuiltinHost>('*')].find(isControl)
  }
  element.addListener('tap', (event) => {
    const tapped = drawnElement(event.target)
    // a tap on a control inside belongs to that control
    for (let at = tapped; at && at !== host; at = at.parentElement as BuiltinHost | undefined) if (isControl(at)) return
    const target = control()
    if (target !== tapped) target?.__wxBuiltin?.activate?.()
  })
}
