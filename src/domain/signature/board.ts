/** In units of the board, from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}
/** One stroke, from pen down to pen up; a single point is a dot. */
export type Stroke = readonly Point[]

/** The board of every signature, whatever the size of the screen. */
export const BOARD = { width: 600, height: 240, pen: 5 } as const
