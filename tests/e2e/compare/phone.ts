/** The window that both sides draw into, in CSS px. */
export const PHONE = { width: 375, height: 812, ratio: 2 } as const

/**
 * What a mini-program with bars of its own leaves to the status bar (src/kit/safe-area). Its screen is that much
 * higher than the browser's window, and its tops count from below it: then nothing else has to be forgiven.
 */
export const STATUS_BAR = 24
