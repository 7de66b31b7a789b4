/** The device's clock in milliseconds. All code reads the time here, so that tests can set it. */
export const now = (): number => Date.now()

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
