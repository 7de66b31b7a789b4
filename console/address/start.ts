/** The screen where each begins. */
export const START = { seller: '/home', operator: '/shops' } as const
