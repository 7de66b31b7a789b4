/** Resolves when the opened screen is on top. Here Taro's own promise has already waited for that. */
export const arrival = (_there: () => boolean): Promise<void> => Promise.resolve()
