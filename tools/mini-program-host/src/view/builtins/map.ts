import type { Behaviour } from './builtin'

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/** map: keeps what it is told to show and says how much that is; no tiles are drawn. */
export const map: Behaviour = ({ host, window, get, watch, fire, onAttached }) => {
  watch(['latitude', 'longitude', 'scale', 'markers', 'polyline', 'circles'], () => {
    const place = `${get<number>('latitude')}, ${get<number>('longitude')}`
    const shown = `${count(get('markers'))} markers, ${count(get('polyline'))} lines, ${count(get('circles'))} circles`
    host.setAttribute('shows', `Map of ${place} at ${get<number>('scale')}: ${shown}. Tiles are not drawn.`)
  })
  onAttached(() => window.setTimeout(() => fire('updated'), 0))
}
