/** Resolves when the screen shows what was set before. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // a frame's callbacks run before it is painted
    requestAnimationFrame(() => setTimeout(resolve, 0))
  })
