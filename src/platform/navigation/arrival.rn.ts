/**
 * More frames than any screen needs. The wait ends even if the screen never comes, so that the button does not stay
 * busy.
 */
const FRAMES = 30

/**
 * Resolves when the opened screen is on top. Taro's own promise resolves earlier, while the button can still be tapped
 * again.
 */
export async function arrival(there: () => boolean): Promise<void> {
  for (let frame = 0; frame < FRAMES && !there(); frame += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  }
}
