import type { Behaviour, BuiltinHost } from '../../builtin'
import { keepStyle } from '../../containers/keep-style'

/** px of a row without a height in indicator-style */
const ROW = 34
/** milliseconds without scrolling after which a column is at rest */
const REST = 120

function columnsOf(host: Element): BuiltinHost[] {
  return [...host.querySelectorAll<BuiltinHost>('wx-picker-view-column')]
}

/** picker-view: columns that scroll from row to row; `change` has the rows at which they rest. */
export const pickerView: Behaviour = (builtin) => {
  const { host, window, get, put, watch, fire, part, onAttached } = builtin
  const indicator = part('div')
  indicator.setAttribute('part', 'indicator')
  let timer = 0

  const rowHeight = () => Number(/(?:^|;)\s*height:\s*([\d.]+)px/.exec(get<string>('indicatorStyle'))?.[1] ?? ROW)
  const wanted = () => (Array.isArray(get('value')) ? get<number[]>('value') : [])
  const rows = () => columnsOf(host).map((column) => Math.round(column.scrollTop / rowHeight()))

  function place(): void {
    columnsOf(host).forEach((column, index) => {
      column.scrollTop = (wanted()[index] ?? 0) * rowHeight()
    })
  }
  function settle(): void {
    const [now, before] = [rows(), wanted()]
    fire('pickend')
    if (now.every((row, index) => row === (before[index] ?? 0))) return
    put('value', now)
    fire('change', { value: now })
  }

  const writeRow = () => host.style.setProperty('--row', `${rowHeight()}px`)
  keepStyle(builtin, () => host.style.getPropertyValue('--row') !== '', writeRow)
  watch(['indicatorStyle', 'indicatorClass'], () => {
    writeRow()
    indicator.setAttribute('style', get<string>('indicatorStyle'))
    indicator.className = get<string>('indicatorClass')
  })
  watch(['value'], () => host.isConnected && place())
  // scroll events do not bubble
  host.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, REST)
    },
    { capture: true },
  )
  host.addEventListener('touchstart', () => void fire('pickstart'), { passive: true })
  onAttached(place)
  return { field: { value: () => wanted(), reset: () => put('value', []) } }
}
