/** The stores of phones update the native app by themselves. */
export const startUpdates = (_found: (take: () => void) => void): void => undefined
