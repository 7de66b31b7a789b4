/** Makes the searches of the list, and judges the answers. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import type { PlannedProduct } from '../../server/app/demo/plan/products'
import { judge, type Verdict } from './judge'
import { QUERIES } from './queries/all'

/** Where the searches are made. */
export interface Market {
  readonly search: (term: string, language: Language) => Promise<Data<'search'>>
  /** What each product was made from, by its id. */
  readonly byId: ReadonlyMap<string, PlannedProduct>
  /** What is on sale. */
  readonly shelf?: readonly PlannedProduct[]
}

/** The verdicts on all searches of readers of one language. */
export async function verdictsIn(language: Language, { search, byId, shelf }: Market): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const query of QUERIES[language]) {
    const { list } = await search(query.term, language)
    const hits = list.map((card) => byId.get(card.product_id) ?? { name: card.name_en })
    verdicts.push(judge(query, hits, shelf))
  }
  return verdicts
}
