import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it is now: nothing is expected. Evaluated, because the page's policy bars scripts. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }))
  expect(found, page.url()).toEqual([])
}
