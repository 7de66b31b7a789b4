/** A map in a web page: Leaflet with tiles, or with outlines when no tiles load. */
import { control, divIcon, layerGroup, map as createMap, marker, polygon, polyline, tileLayer } from 'leaflet'
import type { LatLngTuple, LayerGroup, LeafletKeyboardEvent, Map, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { City } from '@/domain/place/cities'
import type { Point } from '@/domain/place/point'
import { readTiles } from '../tiles'
import type { MapWords } from '../types'
import { readOutlines, type Line, type Outlines } from './outlines'
import { cityNames } from './city-names'
import './map.h5.scss'

/** What is drawn when no tiles load. */
interface Ground {
  /** The text of outlines.txt. */
  readonly outlines: string
  readonly cities: readonly City[]
}

export interface Drawing {
  look(centre: Point, zoom: number): void
  mark(pin: Point | null): void
  /** Takes `MapViewProps.tiles`. */
  useTiles(setting: string): void
  remove(): void
}

interface Options {
  readonly centre: Point
  readonly zoom: number
  readonly words: MapWords
  readonly onPick?: (point: Point) => void
  /** Called when tiles fail, or at once when none are configured. */
  readonly ground: () => Promise<Ground>
  /** Called when the outlines cannot be loaded either: there is nothing to show. */
  readonly onFail: (error: unknown) => void
}

/** Closer than this, the lines of a world map are too coarse. */
const CLOSEST_OUTLINES = 8
const CLOSEST_TILES = 19
/**
 * Single tiles are often missing at the edges of a service. This many failures without one success mean that there is
 * no service.
 */
const FAILURES = 4

const pinIcon = () =>
  divIcon({
    className: 'map-pin',
    html: '<span class="map-pin__drop"></span>',
    iconSize: [28, 31],
    iconAnchor: [14, 31],
  })

/** Draws a map into an element. The element must have a size. */
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
    // the map repeats around the world: bring the longitude into its range
    const { lat, lng } = map.wrapLatLng(point)
    onPick?.({ lat, lng })
  }
  if (onPick) {
    map.on('click', ({ latlng }) => pick(latlng))
    map.on('keypress', ({ originalEvent: { key, target } }: LeafletKeyboardEvent) => {
      // Enter also presses the map's own buttons
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

/** The layer under the pin: tiles, or outlines when no tiles load. */
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
      // tiles may have been configured meanwhile
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
        // a small window needs fewer tiles than that
        .on('load', () => !came && failures > 0 && giveUp())
        .addTo(map)
    },
    end: () => {
      over = true
    },
  }
}

function drawOutlines(layer: LayerGroup, { land, borders }: Outlines): void {
  const turned = (ring: Line) => ring.map(([lng, lat]): LatLngTuple => [lat, lng])
  const still = { interactive: false }
  polygon(
    land.map((part) => part.map(turned)),
    { ...still, className: 'map-land', attribution: 'Natural Earth, GeoNames (CC BY 4.0)' },
  ).addTo(layer)
  polyline(borders.map(turned), { ...still, className: 'map-border' }).addTo(layer)
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
