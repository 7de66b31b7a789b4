/** The window size of both sides, in CSS px. */
export const PHONE = { width: 375, height: 812, ratio: 2 } as const

/**
 * The height that a mini-program with its own bars leaves for the status bar (src/kit/safe-area). Its screen is that
 * much higher than the browser's window, and positions count from below the bar, so no other tolerance is needed.
 */
export const STATUS_BAR = 24
