import type { Page } from '@playwright/test'
import { eventually } from '../walk/driver'

/** Waits until every picture in the window is loaded. */
export async function untilPictured(page: Page): Promise<void> {
  const missing = () =>
    Array.from(document.images).filter(
      (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
    ).length
  await eventually(
    () => page.evaluate(missing),
    (left) => left === 0,
    'pictures in the window',
  )
}
