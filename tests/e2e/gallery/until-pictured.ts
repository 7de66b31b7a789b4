import type { Page } from '@playwright/test'
import { eventually } from '../walk/driver'

/** Waits until every picture that is to be seen in the window is loaded. Lazy ones have no address before. */
export async function untilPictured(page: Page): Promise<void> {
  const missing = () =>
    Array.from(document.images).filter((image) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      const isSeen = document.elementsFromPoint(left + width / 2, top + height / 2).includes(image)
      return isSeen && (!image.complete || image.currentSrc === '')
    }).length
  await eventually(
    () => page.evaluate(missing),
    (left) => left === 0,
    'pictures in the window',
  )
}
