/** A place that a person chose on the map: what it is called, and where it is in the map's words. Either may be empty. */
export interface Place {
  readonly name: string
  readonly address: string
}

/** A place, or why there is none: the person went back, or the app may not know where the device is. */
export type PlaceAnswer = Place | 'cancelled' | 'refused'

export interface PlaceChooser {
  /** Opens the map. Rejects when it does not open. */
  readonly choose: () => Promise<PlaceAnswer>
  /** Opens the settings in which a refusal is taken back. Has to be called by a tap. */
  readonly openSettings: () => Promise<void>
}
