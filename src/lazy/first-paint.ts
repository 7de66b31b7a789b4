/** Ends what the page shows before the app has drawn anything (config/first-paint). */
export const endFirstPaint = (): void => document.getElementById('first-paint')?.remove()
