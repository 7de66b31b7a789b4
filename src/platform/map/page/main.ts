/** The script of the page in the native apps' web view. tools/maps writes it into data/map-page.html. */
import { parseCities, type City } from '@/domain/place/cities'
import { drawMap, type Drawing } from '../leaflet/draw-map'
import { CITIES_RECEIVER, RECEIVER, type FromPage, type ToPage } from './messages'
import './page.h5.scss'

interface Shell extends Window {
  /** Set by the web view. */
  readonly ReactNativeWebView?: { postMessage(text: string): void }
  [RECEIVER]?: (shown: ToPage) => void
  [CITIES_RECEIVER]?: (text: string) => void
}

const shell = window as Shell
const box = document.getElementById('map')
const outlines = document.getElementById('outlines')?.textContent ?? ''
const tell = (message: FromPage): void => shell.ReactNativeWebView?.postMessage(JSON.stringify(message))

let drawing: Drawing | null = null
let before: ToPage | null = null
let nameCities: (cities: readonly City[]) => void
const cities = new Promise<readonly City[]>((resolve) => {
  nameCities = resolve
})

function draw(element: HTMLElement, { centre, zoom, words, picks }: ToPage): Drawing {
  return drawMap(element, {
    centre,
    zoom,
    words,
    onPick: picks ? (point) => tell({ kind: 'picked', point }) : undefined,
    ground: async () => {
      tell({ kind: 'cities' })
      return { outlines, cities: await cities }
    },
    onFail: () => tell({ kind: 'failed' }),
  })
}

shell[RECEIVER] = (shown) => {
  if (box === null) return
  drawing ??= draw(box, shown)
  const { centre, zoom } = shown
  const moved = before !== null && (before.centre.lat !== centre.lat || before.centre.lng !== centre.lng)
  if (moved) drawing.look(centre, zoom)
  if (before?.tiles !== shown.tiles) drawing.useTiles(shown.tiles)
  drawing.mark(shown.pin)
  before = shown
}
shell[CITIES_RECEIVER] = (text) => nameCities(parseCities(text))

tell({ kind: 'ready' })
