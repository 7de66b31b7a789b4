/** What somebody else changed in a product meanwhile, and what of one's own changes can stay. Pure. */
import { TEXT_KEYS, type Draft, type DraftSku, type TextKey } from './draft'

/** A group of fields that is taken whole, from one side or the other. */
type Group = TextKey | 'category_id' | 'brand_id' | 'brand_name' | 'ground' | 'tax_rate' | 'images' | 'variants'

const GROUPS: readonly Group[] = [
  ...TEXT_KEYS,
  'category_id',
  'brand_id',
  'brand_name',
  'ground',
  'tax_rate',
  'images',
  'variants',
]

const isText = (group: Group): group is TextKey => (TEXT_KEYS as readonly string[]).includes(group)
// stock is changed elsewhere, by every sale
const withoutStock = (sku: DraftSku) => (sku.sku_id === undefined ? sku : { ...sku, stock: '' })

function partOf(draft: Draft, group: Group): unknown {
  if (isText(group)) return draft.texts[group]
  return group === 'variants' ? [draft.options, draft.skus.map(withoutStock)] : draft[group]
}

const differIn = (a: Draft, b: Draft) => (group: Group) =>
  JSON.stringify(partOf(a, group)) !== JSON.stringify(partOf(b, group))

/** One change, to be shown: the group, and both values where they are short texts. */
export interface Difference {
  readonly group: Group
  /** The SKU whose value it is. */
  readonly sku?: string
  readonly field?: 'price' | 'special_price' | 'sku' | 'discontinued' | 'added' | 'removed'
  readonly before?: string
  readonly after?: string
}

function ofVariants(before: Draft, after: Draft): Difference[] {
  const group = 'variants'
  const known = new Map(before.skus.map((sku) => [sku.sku_id, sku]))
  const left = new Set(after.skus.map(({ sku_id }) => sku_id))
  const changed = after.skus.flatMap((now): Difference[] => {
    const was = known.get(now.sku_id)
    if (!was) return [{ group, sku: now.sku, field: 'added' }]
    const fields = (['sku', 'price', 'special_price'] as const).filter((field) => was[field] !== now[field])
    const told = fields.map((field): Difference => ({
      group,
      sku: was.sku,
      field,
      before: was[field],
      after: now[field],
    }))
    return was.discontinued === now.discontinued ? told : [...told, { group, sku: was.sku, field: 'discontinued' }]
  })
  const removed = before.skus
    .filter(({ sku_id }) => !left.has(sku_id))
    .map(({ sku }): Difference => ({ group, sku, field: 'removed' }))
  const all = [...changed, ...removed]
  return all.length > 0 ? all : [{ group }]
}

/** What `after` has changed against `before`. */
export function differences(before: Draft, after: Draft): Difference[] {
  return GROUPS.filter(differIn(before, after)).flatMap((group): Difference[] => {
    if (group === 'variants') return ofVariants(before, after)
    if (isText(group)) return [{ group, before: before.texts[group], after: after.texts[group] }]
    return [{ group }]
  })
}

/**
 * Their version with my changes where they changed nothing; where both did, theirs stands. `lost` names the groups in
 * which mine is given up.
 */
export function merged(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { readonly both: Draft; readonly lost: readonly Group[] } {
  const isMine = differIn(base, mine)
  const isTheirs = differIn(base, theirs)
  const kept = GROUPS.filter((group) => isMine(group) && !isTheirs(group))
  const lost = GROUPS.filter((group) => isMine(group) && isTheirs(group) && differIn(mine, theirs)(group))
  const texts = Object.fromEntries(kept.filter(isText).map((key) => [key, mine.texts[key]]))
  const take = <G extends Exclude<Group, TextKey | 'variants'>>(group: G) =>
    kept.includes(group) ? { [group]: mine[group] } : {}
  const both = {
    ...theirs,
    texts: { ...theirs.texts, ...texts },
    ...take('category_id'),
    ...take('brand_id'),
    ...take('brand_name'),
    ...take('ground'),
    ...take('tax_rate'),
    ...take('images'),
    ...(kept.includes('variants') && { options: mine.options, skus: mine.skus }),
  }
  return { both, lost }
}
