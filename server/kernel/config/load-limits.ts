export interface LoadLimits {
  /** How long the event loop may be blocked, in milliseconds; 0: no limit. */
  readonly lagMs: number
  /** How many calls may run at once while the process is fully loaded; 0: no limit. */
  readonly queue: number
}
