import type { PlaceAddress } from '@/domain/place/place-address'
import type { Point } from '@/domain/place/point'

/** A place that the user chose on a map: its name and its address as the map writes them. Either may be empty. */
export interface Place {
  readonly name: string
  readonly address: string
  /** The parts of the address, from a map that knows them. */
  readonly parts?: PlaceAddress
}

/** The chosen place, or why there is none: the user cancelled, or the app lacks the permission. */
export type PlaceAnswer = Place | 'cancelled' | 'refused'

export interface PlaceChooser {
  /** Opens the map. Rejects when it does not open. */
  readonly choose: () => Promise<PlaceAnswer>
  /**
   * Opens the settings in which the user can grant the permission. Call it from a tap. Missing where maps need no
   * permission.
   */
  readonly openSettings?: () => Promise<void>
}

/** Where the device is, or why it is unknown: the user refused, or it could not be found. */
export type Position = Point | 'refused' | 'failed'
