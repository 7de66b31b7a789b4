import type { Point } from '@/domain/place/point'

/** What is said of a map, in the language of the person. */
export interface MapWords {
  /** Accessible name: what it is and how it is used. */
  readonly label: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** What a map shows [map.tiles] [map.outlines]. Each target draws it in its own way, as large as its parent. */
export interface MapViewProps {
  /** Where it looks: it goes there when it is given a new one, and stays where a person moved it otherwise. */
  readonly centre: Point
  /** From 1, the world, to 18, a house: the levels of web maps. */
  readonly zoom: number
  /** What is marked. */
  readonly pin: Point | null
  /** `https://…/{z}/{x}/{y}.png`, with what has to be said of its makers behind a `#`; empty: outlines alone. */
  readonly tiles: string
  readonly words: MapWords
  /** A person marked a place: by a tap, or on the web by Enter, which takes the middle. Without it nothing can be marked. */
  readonly onPick?: (point: Point) => void
  /** There is no map to be shown. */
  readonly onFail: () => void
}

/** What another map is asked to show. Name and address may be empty. */
export interface PlaceToOpen {
  readonly point: Point
  readonly name: string
  readonly address: string
}
