import { useEffect, useRef, useState } from 'react'
import type { Drawing } from './leaflet/draw-map'
import { loadCities } from './load-cities'
import type { MapViewProps } from './types'
import './map-view.scss'

const ground = async () => {
  const [outlines, cities] = await Promise.all([import('./data/outlines.txt'), loadCities()])
  return { outlines: outlines.default, cities }
}

/** Leaflet, in a chunk of its own. */
export function MapView(props: MapViewProps) {
  const { zoom, tiles } = props
  const { lat, lng } = props.centre
  const { label, zoomIn, zoomOut } = props.words
  const pinLat = props.pin?.lat
  const pinLng = props.pin?.lng
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const picks = props.onPick !== undefined

  useEffect(() => {
    let drawn: Drawing | null = null
    let over = false
    const fail = () => void (over || latest.current.onFail())
    import('./leaflet/draw-map').then(({ drawMap }) => {
      if (over || box.current === null) return
      const { centre, zoom } = latest.current
      const onPick = picks ? (point: typeof centre) => latest.current.onPick?.(point) : undefined
      const words = { label, zoomIn, zoomOut }
      drawn = drawMap(box.current, { centre, zoom, words, onPick, ground, onFail: fail })
      setDrawing(drawn)
    }, fail)
    return () => {
      over = true
      drawn?.remove()
      setDrawing(null)
    }
    // texts and `onPick` are set when the map is drawn, so a change draws it again
  }, [label, zoomIn, zoomOut, picks])

  useEffect(() => drawing?.look({ lat, lng }, zoom), [drawing, lat, lng, zoom])
  useEffect(() => drawing?.useTiles(tiles), [drawing, tiles])
  useEffect(() => {
    drawing?.mark(pinLat === undefined || pinLng === undefined ? null : { lat: pinLat, lng: pinLng })
  }, [drawing, pinLat, pinLng])
  return <div ref={box} id="map" className="map-view theme--light" />
}
