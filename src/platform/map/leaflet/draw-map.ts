/** A map in a page of the web: Leaflet with tiles, or with outlines where none come. */
import { control, divIcon, layerGroup, map as createMap, marker, polygon, polyline, tileLayer } from 'leaflet'
import type { LatLngTuple, LayerGroup, LeafletKeyboardEvent, Map, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { City } from '@/domain/place/cities'
import type { Point } from '@/domain/place/point'
import { readTiles } from '../tiles'
import type { MapWords } from '../types'
import { readOutlines, type Outlines } from './outlines'
import { cityNames } from './city-names'
import './map.h5.scss'

/** What is drawn when no tiles come. */
export interface Ground {
  /** The text of outlines.txt. */
  readonly outlines: string
  readonly cities: readonly City[]
}

export interface Drawing {
  look(centre: Point, zoom: number): void
  mark(pin: Point | null): void
  /** `MapViewProps.tiles`. */
  useTiles(setting: string): void
  remove(): void
}

interface Options {
  readonly centre: Point
  readonly zoom: number
  readonly words: MapWords
  readonly onPick?: (point: Point) => void
  /** Fetched when the first tile fails, or at once when there are none. */
  readonly ground: () => Promise<Ground>
  /** The ground did not come either: there is nothing to see. */
  readonly onFail: (error: unknown) => void
}

/** Lines of a world map, seen from closer, say nothing. */
const CLOSEST_OUTLINES = 8
const CLOSEST_TILES = 19
/** Few tiles are always missing at the edges of a service; so many in a row, and nothing but those, is no service. */
const FAILURES = 4

const pinIcon = () =>
  divIcon({
    className: 'map-pin',
    html: '<span class="map-pin__drop"></span>',
    iconSize: [28, 31],
    iconAnchor: [14, 31],
  })

/** Draws a map into an element, which has to have a size. */
export function drawMap(box: HTMLElement, options: Options): Drawing {
  const { onPick } = options
  const { lat, lng } = options.centre
  const map = createMap(box, {
    center: [lat, lng],
    zoom: options.zoom,
    minZoom: 1,
    maxZoom: CLOSEST_TILES,
    worldCopyJump: true,
    zoomControl: false,
    keyboardPanDelta: 60,
  })
  const { label, zoomIn, zoomOut } = options.words
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  map.attributionControl.setPrefix(false)
  box.setAttribute('role', 'application')
  box.setAttribute('aria-label', label)
  const pin = marker([lat, lng], { icon: pinIcon(), keyboard: false, interactive: false })
  const layers = switchLayers(map, options)
  const pick = (point: Point) => {
    // around the world there are many of the same place
    const { lat, lng } = map.wrapLatLng(point)
    onPick?.({ lat, lng })
  }
  if (onPick) {
    map.on('click', ({ latlng }) => pick(latlng))
    map.on('keypress', ({ originalEvent: { key, target } }: LeafletKeyboardEvent) => {
      // its own buttons are pressed by the same key
      if (key === 'Enter' && target === box) pick(map.getCenter())
    })
  }
  const sized = new ResizeObserver(() => map.invalidateSize())
  sized.observe(box)
  return {
    look: ({ lat, lng }, zoom) => void map.setView([lat, lng], Math.min(zoom, map.getMaxZoom())),
    mark: (point) => void (point ? pin.setLatLng([point.lat, point.lng]).addTo(map) : pin.remove()),
    useTiles: layers.ask,
    remove: () => {
      sized.disconnect()
      layers.end()
      map.remove()
    },
  }
}

/** What lies under the pin: tiles, and outlines where those do not come. */
function switchLayers(map: Map, { ground, onFail }: Options) {
  let over = false
  let tiles: TileLayer | null = null
  let outlined: LayerGroup | null = null

  function clear(): void {
    tiles?.remove()
    outlined?.remove()
    tiles = outlined = null
  }
  async function drawGround(): Promise<void> {
    clear()
    const mine = (outlined = layerGroup())
    try {
      const { outlines, cities } = await ground()
      // tiles may have come into use meanwhile
      if (over || outlined !== mine) return
      map.setMaxZoom(CLOSEST_OUTLINES)
      drawOutlines(mine, readOutlines(outlines))
      cityNames(map, cities).addTo(mine)
      mine.addTo(map)
    } catch (error) {
      if (!over && outlined === mine) onFail(error)
    }
  }
  return {
    ask(setting: string): void {
      const wanted = readTiles(setting)
      if (wanted === null) return void drawGround()
      clear()
      map.setMaxZoom(CLOSEST_TILES)
      let failures = 0
      let came = false
      const mine = tileLayer(wanted.url, { maxZoom: CLOSEST_TILES, attribution: escaped(wanted.credit) })
      const giveUp = () => tiles === mine && void drawGround()
      tiles = mine
        .on('tileload', () => (came = true))
        .on('tileerror', () => {
          failures += 1
          if (!came && failures >= FAILURES) giveUp()
        })
        // fewer than that many are asked for in a small window
        .on('load', () => !came && failures > 0 && giveUp())
        .addTo(map)
    },
    end: () => {
      over = true
    },
  }
}

function drawOutlines(layer: LayerGroup, { land, borders }: Outlines): void {
  const turned = (ring: readonly (readonly number[])[]) => ring.map(([lng, lat]): LatLngTuple => [lat, lng])
  const still = { interactive: false }
  polygon(
    land.map((part) => part.map(turned)),
    { ...still, className: 'map-land', attribution: 'Natural Earth, GeoNames (CC BY 4.0)' },
  ).addTo(layer)
  polyline(borders.map(turned), { ...still, className: 'map-border' }).addTo(layer)
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
