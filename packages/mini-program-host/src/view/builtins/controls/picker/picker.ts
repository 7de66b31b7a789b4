import type { Behaviour } from '../../builtin'
import { type Mode, multiSelector, type PickerState, selector, type Sheet } from './columns'
import { date } from './date'
import { openRegionSheet } from './region-sheet'
import { openSheet, type OpenSheet } from './sheet'
import { time } from './time'

const MODES: Readonly<Record<string, Mode>> = { selector, multiSelector, time, date }

/** picker: a tap opens a sheet of choices at the bottom of the page; `change` has the confirmed choice. */
export const picker: Behaviour = ({ element, window, get, put, watch, fire, onDetached }) => {
  let open: (Pick<OpenSheet, 'close'> & Partial<OpenSheet>) | undefined

  let chosen: readonly number[] = []

  const state = (): PickerState => ({
    mode: get<string>('mode'),
    range: get<unknown>('range'),
    rangeKey: get<string>('rangeKey'),
    value: get<unknown>('value'),
    start: get<string>('start'),
    end: get<string>('end'),
    fields: get<string>('fields'),
  })
  const cancelled = () => {
    open = undefined
    fire('cancel')
  }
  function confirmed(value: unknown, more: object = {}): void {
    open = undefined
    put('value', value)
    fire('change', { value, ...more })
  }

  function openRegions(): void {
    const names = Array.isArray(get('value')) ? get<string[]>('value') : []
    open = openRegionSheet(window.document, get<string>('level'), names, {
      confirmed: (value) => confirmed(value, { code: [], postcode: '' }),
      cancelled,
    })
  }
  function openColumns(mode: Mode): void {
    const shown = mode.sheet(state())
    chosen = shown.chosen
    open = openSheet(window.document, get<string>('headerText'), shown, {
      turned(column, wanted) {
        const turned = mode.turn(state(), wanted)
        chosen = turned.chosen
        if (mode !== multiSelector) return turned
        fire('columnchange', { column, value: chosen[column] })
        // its listener may have set other options or another choice
        return multiSelector.turn(state(), chosen)
      },
      confirmed: (indices) => confirmed(mode.value(state(), indices)),
      cancelled,
    })
  }

  element.addListener('tap', () => {
    if (get<boolean>('disabled') || open) return
    const mode = MODES[get<string>('mode')]
    if (mode) openColumns(mode)
    else openRegions()
  })
  // the app may answer columnchange with other options or another choice, even later
  const update = (sheet: (mode: Mode) => Sheet) => {
    if (get<string>('mode') !== 'multiSelector' || !open?.update) return
    const shown = sheet(multiSelector)
    chosen = shown.chosen
    open.update(shown)
  }
  watch(['value'], () => update((mode) => mode.sheet(state())))
  watch(['range'], () => update((mode) => mode.turn(state(), chosen)))
  onDetached(() => open?.close())
  return { field: { value: () => get<unknown>('value'), reset: () => put('value', null) } }
}
