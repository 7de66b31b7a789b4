/** The device's clock in milliseconds: the one place that asks it. */
export const now = (): number => Date.now()

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
