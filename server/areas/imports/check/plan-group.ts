/** What the lines of one product would change, by the checks of the product's editor [rule.import-check]. */
import { isDeepStrictEqual } from 'node:util'
import type { ImportFault } from '@contract/base/import-constants'
import { lackingIn } from '../../catalogue/product-state'
import { draftOf, type Draft, type DraftSku } from '../../seller/products/draft'
import type { ProductDetails } from '../../seller/products/product-details'
import type { PicturePaths } from '../../seller/products/pictures'
import { planContent } from '../../seller/products/plan'
import type { FileLine } from '../file/read-file'
import { faultsAt } from './map-faults'
import { leavesSaleFor, movesTo, propose, type Known, type Proposal } from './propose'

/** Pictures that a proposal names are there: it was made of known paths alone. */
const THERE: PicturePaths = { errors: [], pathOf: (_field, { path = '' }) => path }

export interface GroupPlan {
  readonly proposal: Proposal
  readonly faults: readonly ImportFault[]
  /** Whether the product itself would be saved with other content. */
  readonly changesProduct: boolean
  /** The lines whose variant or stock would change. */
  readonly changed: ReadonlySet<number>
}

const content = ({ skus: _, ...product }: Draft) => product
/** Without what a variant is not compared by: `stock` is the first stock of a new one. */
const variant = ({ stock: _, ...sku }: DraftSku) => sku

/** Faults of the wanted state, as far as they can be foreseen. */
function stateFaults(
  { state, images }: Proposal,
  goods: ProductDetails | null,
  draft: Draft,
  first: FileLine,
): ImportFault[] {
  if (state === null) return []
  const moves = movesTo(goods?.row.state ?? 'draft', state)
  if (moves === null) return [{ line: first.line, column: 'state', rule: 'not_allowed' }]
  if (!moves.includes('submit')) return []
  const missing = lackingIn({ ...draft, images: images ?? draft.images })
  return missing.length === 0 ? [] : [{ line: first.line, column: 'state', rule: 'incomplete' }]
}

interface Asked {
  readonly lines: readonly FileLine[]
  readonly goods: ProductDetails | null
  readonly known: Known
  /** The price of the product's flash deal. */
  readonly deal: bigint | undefined
  /** Whether only operators increase stock, and this is none. */
  readonly stockIsOperators: boolean
}

/** A shop may not increase stock where operators do it. */
function stockFaults({ stocks, lineOfSku, sent }: Proposal, goods: ProductDetails | null): ImportFault[] {
  const rows = new Map(goods?.skus.map((row) => [row.id, row.stock]))
  const more = stocks.filter(({ skuId, stock }) => stock > (rows.get(skuId) ?? 0)).map(({ line }) => line)
  const opening = (sent.skus ?? []).flatMap(({ stock = 0 }, place) => (stock > 0 ? [lineOfSku[place]] : []))
  return [...more, ...opening].flatMap((line) =>
    line ? [{ line: line.line, column: 'stock', rule: 'not_allowed' as const }] : [],
  )
}

export function planGroup({ lines, goods, known, deal, stockIsOperators }: Asked): GroupPlan {
  const [first] = lines
  if (!first) throw new Error('a group has a line')
  const proposal = propose(lines, goods, known)
  const needed = new Set(goods?.skus.map(({ id }) => id))
  const { sent, state } = proposal
  const leavesSale = leavesSaleFor(state)
  const { draft, missing, wrong } = planContent({ goods, sent, pictures: THERE, needed, deal, leavesSale })
  // a brand that is made with the product, and a category with a fault of its own, are not missing
  const own = new Set(proposal.faults.map(({ column }) => column))
  const absent = missing.filter(
    ({ field }) =>
      !(field === 'brand_id' && (proposal.brand !== null || own.has('brand'))) &&
      !(field === 'category_id' && own.has('category')),
  )
  const faults = [
    ...proposal.faults,
    ...faultsAt([...absent, ...wrong], proposal.lineOfSku, first),
    ...stateFaults(proposal, goods, draft, first),
    ...(stockIsOperators ? stockFaults(proposal, goods) : []),
  ]
  const before = goods ? draftOf(goods) : null
  const rows = new Map(goods?.skus.map((row) => [row.id, row]))
  const changed = new Set<number>()
  for (const [place, line] of proposal.lineOfSku.entries()) {
    const after = draft.skus[place]
    if (!line || !after) continue
    const same = before?.skus.find(({ id }) => id === after.id)
    if (!same || !isDeepStrictEqual(variant(same), variant(after))) changed.add(line.line)
    if (proposal.skuImages.has(after.sku.toUpperCase())) changed.add(line.line)
  }
  for (const { skuId, stock, line } of proposal.stocks) if (rows.get(skuId)?.stock !== stock) changed.add(line.line)
  const moves = proposal.state === null || !goods ? [] : movesTo(goods.row.state, proposal.state)
  const changesProduct =
    before === null ||
    proposal.images !== null ||
    proposal.brand !== null ||
    moves?.length !== 0 ||
    !isDeepStrictEqual(content(before), content(draft))
  return { proposal, faults: unique(faults), changesProduct, changed }
}

/** The first fault of each line and column. */
function unique(faults: readonly ImportFault[]): ImportFault[] {
  return faults.filter(
    ({ line, column }, place) => faults.findIndex((each) => each.line === line && each.column === column) === place,
  )
}
