import type { Behaviour } from '../builtin'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/** The size of the world at scale 0, in px, as in web maps. */
const WORLD = 256

/** The place that is this many px to the right and below another one, at this scale. */
function placeBeside({ latitude, longitude }: Place, scale: number, right: number, below: number): Place {
  const size = WORLD * 2 ** scale
  const angle = (latitude * Math.PI) / 180
  const north = Math.asinh(Math.tan(angle)) - (2 * Math.PI * below) / size
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: longitude + (360 * right) / size }
}

/** map: stores its properties and prints how much it would show; a tap reports its place. No tiles are drawn. */
export const map: Behaviour = ({ host, element, window, get, watch, fire, onAttached }) => {
  const centre = (): Place => ({ latitude: get<number>('latitude'), longitude: get<number>('longitude') })
  watch(['latitude', 'longitude', 'scale', 'markers', 'polyline', 'circles'], () => {
    const place = `${get<number>('latitude')}, ${get<number>('longitude')}`
    const shown = `${count(get('markers'))} markers, ${count(get('polyline'))} lines, ${count(get('circles'))} circles`
    host.setAttribute('shows', `Map of ${place} at ${get<number>('scale')}: ${shown}. Tiles are not drawn.`)
  })
  // before the app's listeners
  const sayWhere = ({ detail }: { readonly detail: unknown }) => {
    const { x, y } = detail as { readonly x?: number; readonly y?: number }
    // a driver may send a tap without a position
    if (x === undefined || y === undefined) return
    const { left, top, width, height } = host.getBoundingClientRect()
    const right = x - window.scrollX - left - width / 2
    const below = y - window.scrollY - top - height / 2
    Object.assign(detail as object, placeBeside(centre(), get<number>('scale'), right, below))
  }
  element.addListener('tap', sayWhere, { capture: true })
  onAttached(() => window.setTimeout(() => fire('updated'), 0))
}
