/** Whether searches find what a shopper means: the list of tests/search/queries against the demo shop. */
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { zip } from '@contract/rules/lists'
import type { PlannedProduct } from '../../server/app/demo/plan/products'
import { verdictsIn } from '../search/answers'
import { score, type Verdict } from '../search/judge'
import { misses, scoreTable } from '../search/report'
import { SHELF } from '../search/shelf'
import { ok } from './support/client'
import { sql } from './support/control'
import { patient } from '../jest/patience.js'

/** Of all. */
const RECALL = 0.95
/** Of each language: in Thai and Han misspelled compounds are cut into pieces that nobody wrote. */
const RECALL_EACH = 0.9
const FIRST_RIGHT = 0.9

/** The demo's products by id: they are the first of the database, in the order of their plan. */
async function shelfById(): Promise<Map<string, PlannedProduct>> {
  const found = await sql<{ id: string; name: string }>(
    `select id::text, names->>'en' as name from products order by products.id limit ${SHELF.length}`,
  )
  expect(found.map(({ name }) => name)).toEqual(SHELF.map(({ names }) => names.en))
  const ids = found.map(({ id }) => id)
  return new Map(zip(ids, SHELF))
}

describe('searches of shoppers [rule.search-recall]', () => {
  const judged: Partial<Record<Language, readonly Verdict[]>> = {}

  it.each(LANGUAGE_CODES)(
    'find what is meant among the first ten, and nothing that is not, for readers of %s [call.search]',
    async (language) => {
      const search = (term: string, lang: Language) => ok('search', { term }, { lang })
      const verdicts = await verdictsIn(language, { search, byId: await shelfById() })
      judged[language] = verdicts
      const { recall, firstRight, withWrong } = score(verdicts)
      const falls = misses({ [language]: verdicts }, process.env.SOUK_HELD_OUT === '1').join('\n')
      if (recall < RECALL_EACH || firstRight < FIRST_RIGHT || withWrong > 0) {
        throw new Error(`${scoreTable({ [language]: verdicts })}\n${falls}`)
      }
    },
    patient(120_000),
  )

  it('are right in nearly all cases over all languages', () => {
    const all = { ...judged } as Record<Language, readonly Verdict[]>
    expect(Object.keys(all).sort()).toEqual([...LANGUAGE_CODES].sort())
    process.stdout.write(`${scoreTable(all)}\n${misses(all, process.env.SOUK_HELD_OUT === '1').join('\n')}\n`)
    expect(score(Object.values(all).flat()).recall).toBeGreaterThanOrEqual(RECALL)
  })
})
