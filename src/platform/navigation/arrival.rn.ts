/** More than any screen needs; one that never comes must not keep its button busy. */
const FRAMES = 30

/**
 * Resolves when the screen that was opened is on top. Taro's own promise comes as soon as it was asked for, while the
 * button that asked can still be tapped.
 */
export async function arrival(there: () => boolean): Promise<void> {
  for (let frame = 0; frame < FRAMES && !there(); frame += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  }
}
