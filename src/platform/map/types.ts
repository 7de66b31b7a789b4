import type { Point } from '@/domain/place/point'

/** The map's texts, in the user's language. */
export interface MapWords {
  /** Accessible name: what the map shows and how it is used. */
  readonly label: string
  readonly zoomIn: string
  readonly zoomOut: string
}

/** What a map shows [map.tiles] [map.outlines]. Each target draws it in its own way, as large as its parent. */
export interface MapViewProps {
  /** The centre. The map moves when this changes, and otherwise stays where the user moved it. */
  readonly centre: Point
  /** From 1, the world, to 18, a house: the zoom levels of web maps. */
  readonly zoom: number
  /** The marked point. */
  readonly pin: Point | null
  /** `https://…/{z}/{x}/{y}.png`, followed by `#` and the credit. Empty: outlines only. */
  readonly tiles: string
  readonly words: MapWords
  /**
   * The user marked a place: by a tap, or on the web by Enter, which marks the centre. Without it nothing can be
   * marked.
   */
  readonly onPick?: (point: Point) => void
  /** No map can be shown. */
  readonly onFail: () => void
}

/** A place for another app's map to show. Name and address may be empty. */
export interface PlaceToOpen {
  readonly point: Point
  readonly name: string
  readonly address: string
}
