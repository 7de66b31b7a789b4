/** Lets what was scheduled for the next turn of the event loop happen. */
export const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
