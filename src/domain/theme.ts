/** What the user chose for the colours of the app: those of the device, or one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const isTheme = (raw: unknown): raw is Theme => (THEMES as readonly unknown[]).includes(raw)
