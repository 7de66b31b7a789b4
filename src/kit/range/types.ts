/** Two places on a line, in percent from its start, the lower first. */
export type Places = readonly [number, number]

/** The lower thumb, or the upper one. */
export type Thumb = 0 | 1

export interface RangeProps {
  id: string
  value: Places
  /** The names of the lower and the upper thumb. */
  labels: readonly [string, string]
  /** What a place means, as a screen reader says it. */
  textOf: (percent: number) => string
  /** How far a key moves a thumb, in percent. */
  step?: number
  /** While a thumb is moved. */
  onMove?: (value: Places) => void
  /** When it is let go. */
  onEnd?: (value: Places) => void
}
