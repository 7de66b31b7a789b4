/** What goes on with the session that another tab has begun since; null without one. Only the web has other tabs. */
export const newerSession = (_dead: string): Promise<(() => Promise<void>) | null> => Promise.resolve(null)
