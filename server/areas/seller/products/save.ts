/** Saves a product, completely or not at all [rule.seller-save]. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { requireVersion } from '../../audit/version'
import type { ShopActor } from '../record'
import type { Draft } from './draft'
import { codesOf, readFacts, type Facts } from './facts'
import { lockProduct, type ShownProduct } from './product-details'
import { namedBrand } from '../../catalogue/manage/named-brand'
import { Pictures } from './pictures'
import { planContent } from './plan'
import { takeTurns, writeProduct } from './write'

type Sent = Fields<'sellerProductSave'>

/** Errors for a category and a brand that there is not. */
function unknownErrors({ category_id, brand_id }: Sent, { categories, brand }: Facts): FieldError[] {
  const noCategory = category_id !== undefined && categories === null
  const noBrand = brand_id !== undefined && (brand === null || brand.state === 'refused')
  const fields = [...(noCategory ? ['category_id'] : []), ...(noBrand ? ['brand_id'] : [])]
  return fields.map((field) => ({ field, rule: 'one_of' }))
}

/** Errors for SKUs that other products of the shop have. */
const takenErrors = ({ skus }: Draft, { taken }: Facts): FieldError[] =>
  codesOf(skus).flatMap((code, place) => (taken.has(code) ? [{ field: `skus.${place}.sku`, rule: 'taken' }] : []))

/** The first error of each field. */
const firstOfEach = (errors: readonly FieldError[]) =>
  errors.filter(({ field }, place) => errors.findIndex((each) => each.field === field) === place)

/** Refuses a first stock from a shop if only operators increase stock. */
function checkOpening({ byOperator }: ShopActor, { skus }: Draft, { trade }: Facts): void {
  const opening = skus.some(({ id, stock }) => id === null && stock > 0)
  if (opening && !byOperator && trade.stock_by === 'operator') throw operationFailed('not_allowed')
}

/**
 * Creates or changes a product of the shop. `others` are paths of pictures that it may show in addition to its own. Throws
 * 2000019 for another shop's product, 2000018 changed, 1000009 and 1000008 with all errors, and not_allowed for a first
 * stock if only operators increase stock. Of a brand that is named, see namedBrand.
 */
export async function saveProduct(
  tx: Tx,
  actor: ShopActor,
  fields: Sent,
  others: readonly string[] = [],
): Promise<ShownProduct> {
  await takeTurns(tx, actor.shop.id)
  const { brand_name: named, ...rest } = fields
  const sent = named === undefined ? rest : { ...rest, brand_id: await namedBrand(tx, actor, named) }
  const goods = sent.product_id === undefined ? null : await lockProduct(tx, actor.shop, BigInt(sent.product_id))
  if (goods) await requireVersion(tx, goods.row, sent.version)
  const facts = await readFacts(tx, actor, goods, sent)
  const pictures = new Pictures(facts.uploads, goods, others)
  const { needed, deal } = facts
  const { draft, missing, wrong } = planContent({ goods, sent, pictures, needed, deal })
  const errors = firstOfEach([...unknownErrors(sent, facts), ...wrong])
  if (missing.length > 0) throw fieldRefusal(Code.missingParameters, firstOfEach([...missing, ...errors]))
  const all = firstOfEach([...errors, ...takenErrors(draft, facts)])
  if (all.length > 0) throw fieldRefusal(Code.invalidParameter, all)
  checkOpening(actor, draft, facts)
  const saved = await writeProduct(tx, actor, { goods, draft, needed, shelf: facts })
  return { ...saved, remark: goods?.remark ?? '' }
}
