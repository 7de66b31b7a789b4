import type { PlaceAddress } from '@/domain/place/place-address'
import type { Point } from '@/domain/place/point'

/** A place that a person chose on a map: what it is called, and where it is in the map's words. Either may be empty. */
export interface Place {
  readonly name: string
  readonly address: string
  /** Its address part by part, from a map that knows. */
  readonly parts?: PlaceAddress
}

/** A place, or why there is none: the person went back, or the app may not know where the device is. */
export type PlaceAnswer = Place | 'cancelled' | 'refused'

export interface PlaceChooser {
  /** Opens the map. Rejects when it does not open. */
  readonly choose: () => Promise<PlaceAnswer>
  /** Opens the settings in which a refusal is taken back. Has to be called by a tap. Missing where maps work without leave. */
  readonly openSettings?: () => Promise<void>
}

/** Where the device is; or why nobody knows: the person does not want it known, or it cannot be found out. */
export type Position = Point | 'refused' | 'failed'
