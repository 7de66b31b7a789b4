import { expect, type Locator, type Page } from '@playwright/test'
import { eventually, type Driver } from '../../walk/driver'

/** Drives the web app in Chromium. */
export function h5Driver(page: Page): Driver {
  const at = (id: string): Locator => page.locator(`[id="${id}"]`).filter({ visible: true }).first()

  return {
    async open(link) {
      await page.goto(`/#${link}`)
    },
    async find(id) {
      await at(id).waitFor()
    },
    async gone(id) {
      await eventually(
        () => at(id).count(),
        (count) => count === 0,
        `${id} goes`,
      )
    },
    async list(beginning) {
      const found = page.locator(`[id^="${beginning}"]`).filter({ visible: true })
      return found.evaluateAll((elements) => elements.map(({ id }) => id))
    },
    async tap(id) {
      const element = at(id)
      await expect(element, `${id} is busy`).not.toHaveAttribute('aria-busy', 'true')
      await element.click()
    },
    async type(id, text) {
      await at(id).fill(text)
    },
    async read(id) {
      const element = at(id)
      await element.waitFor()
      const isField = await element.evaluate((node) => node.matches('input, textarea'))
      return isField ? element.inputValue() : element.innerText()
    },
    async back() {
      await page.goBack()
    },
    async offline(lost) {
      await page.context().setOffline(lost)
    },
  }
}
