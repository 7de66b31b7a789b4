export interface LoadLimits {
  /** How far behind the event loop may be, in milliseconds; 0: no limit. */
  readonly lagMs: number
  /** How many calls may run at once while the event loop has no time to spare; 0: no limit. */
  readonly queue: number
}
