/** Two places on a line, in percent from its start, the lower first. */
export type Places = readonly [number, number]

export interface RangeProps {
  value: Places
  /** While a thumb is moved. */
  onMove?: (value: Places) => void
  /** When it is let go. */
  onEnd?: (value: Places) => void
}
