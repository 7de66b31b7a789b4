/** There is one window only. */
export const startFollowing = (): void => undefined
