import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** All rules on all elements; elements without faults are not reported, which halves the time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] }

/** A violated rule, and its first places. */
export interface Finding {
  readonly id: string
  readonly help: string
  readonly where: readonly string[]
}

interface WithAxe {
  axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/** axe's findings on the current page. axe is evaluated, because the page's policy forbids scripts; once per document. */
export async function findingsOn(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (options) => {
    const { axe } = window as WithAxe
    if (!axe) throw new Error('the page has left while axe came')
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }))
  }, OPTIONS)
}

/** Fails if axe finds anything on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page), page.url()).toEqual([])
}
