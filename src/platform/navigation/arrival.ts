/** Resolves when the screen that was opened is on top: Taro's own promise says so. */
export const arrival = (_there: () => boolean): Promise<void> => Promise.resolve()
