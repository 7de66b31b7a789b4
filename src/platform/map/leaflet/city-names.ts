import { circleMarker, layerGroup, type LayerGroup, type Map } from 'leaflet'
import type { City } from '@/domain/place/cities'

/** More names would cover each other. */
const MOST = 24
/** Two names closer than this would read as one. */
const APART_PX = 44

/**
 * Labels for maps without tiles: a dot and a name for the largest visible cities, as long as the layer is on the map.
 */
export function cityNames(map: Map, cities: readonly City[]): LayerGroup {
  const layer = layerGroup()
  const draw = () => {
    layer.clearLayers()
    const seen = map.getBounds()
    const taken: { x: number; y: number }[] = []
    for (const { name, point } of cities) {
      if (taken.length >= MOST) break
      if (!seen.contains(point)) continue
      const at = map.latLngToContainerPoint(point)
      if (taken.some(({ x, y }) => Math.abs(x - at.x) < APART_PX * 2 && Math.abs(y - at.y) < APART_PX / 2)) continue
      taken.push(at)
      circleMarker(point, { radius: 3, interactive: false, className: 'map-city' })
        .bindTooltip(escapedText(name), { permanent: true, direction: 'right', className: 'map-city-name' })
        .addTo(layer)
    }
  }
  layer.on('add', () => {
    map.on('moveend', draw)
    draw()
  })
  return layer.on('remove', () => map.off('moveend', draw))
}

/** As a text node, because Leaflet would read a string as markup. */
function escapedText(name: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = name
  return element
}
