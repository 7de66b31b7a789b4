import { Map } from '@tarojs/components'
import { asPoint } from '@/domain/place/point'
import type { MapViewProps } from './types'
import './map-view.scss'

/** The host's map uses the same zoom levels, from 3 to 20. */
const scaleOf = (zoom: number): number => Math.min(20, Math.max(3, zoom))

/** The mini-program's own map. It has its own tiles, and its own pin for a marker without an icon. */
export function MapView({ centre, zoom, pin, onPick, onFail }: MapViewProps) {
  const markers = pin ? [{ id: 1, latitude: pin.lat, longitude: pin.lng, iconPath: '', width: 28, height: 36 }] : []
  return (
    <Map
      id="map"
      className="map-view"
      latitude={centre.lat}
      longitude={centre.lng}
      scale={scaleOf(zoom)}
      markers={markers}
      onTap={({ detail }) => {
        const { latitude, longitude } = (detail ?? {}) as { latitude?: number; longitude?: number }
        const point = asPoint(latitude, longitude)
        if (point !== null) onPick?.(point)
      }}
      onError={onFail}
    />
  )
}
