/** How users choose pictures in a browser. */
import type { FileChooser, Page } from '@playwright/test'
import type { Photo } from '../../walk/photo'
import type { Hand } from '../../walk/profile'

/** `asks`: whether the screen asks where the picture comes from, as on phones. */
export function hand(page: Page, asks: boolean): Hand {
  let next: Photo | 'cancel' = 'cancel'
  async function answer(chooser: FileChooser): Promise<void> {
    // Playwright leaves the chooser open; a browser fires this event when a user closes it:
    if (next === 'cancel') await chooser.element().dispatchEvent('cancel')
    else await chooser.setFiles(next.file)
  }
  page.on('filechooser', (chooser) => void answer(chooser))
  return {
    asks,
    async pick(photo) {
      next = photo
    },
    shows: (address) => page.locator(`img[src="${address}"]`).filter({ visible: true }).first().isVisible(),
    async restart() {
      await page.reload()
    },
  }
}
