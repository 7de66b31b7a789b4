/** Saves a product, completely or not at all [rule.desk-save]. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import type { FieldError } from '@contract/envelope'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { readTrade } from '../../settings/trade'
import { requireVersion } from '../changed'
import { dealPrices } from '../prices'
import { record, type Deed } from '../record'
import type { Draft } from './draft'
import { findGoods, holdGoods, neededSkus, type Goods } from './goods'
import { namedBrand } from './named-brand'
import { Pictures } from './pictures'
import { planProduct } from './plan'
import { presentContent } from './present'
import { takeTurns, takenCodes, writeProduct } from './write'

type Sent = Fields<'deskProductSave'>

/** Errors for SKUs that other products of the shop have. */
async function takenErrors(tx: Tx, { shop }: Deed, goods: Goods | null, { skus }: Draft): Promise<FieldError[]> {
  const codes = skus.map(({ sku }) => sku.toUpperCase())
  const taken = await takenCodes(tx, shop.id, goods?.row.id ?? null, codes)
  return codes.flatMap((code, place) =>
    taken.has(code) ? [{ field: `skus.${place}.sku`, rule: 'taken' as const }] : [],
  )
}

/** The first error of each field. */
const firstOfEach = (errors: readonly FieldError[]) =>
  errors.filter(({ field }, place) => errors.findIndex((each) => each.field === field) === place)

/** Refuses a first stock from a shop if only operators increase stock. */
async function checkOpening(tx: Tx, { byOperator }: Deed, { skus }: Draft): Promise<void> {
  const opening = skus.some(({ id, stock }) => id === null && stock > 0)
  if (!opening || byOperator) return
  if ((await readTrade(tx)).stock_by === 'operator') throw operationFailed('not_allowed')
}

/** The fields in the history of a product: stock has its own history. */
function told(goods: Goods) {
  const { skus, ...content } = presentContent(goods)
  return { ...content, skus: skus.map(({ stock: _stock, ...sku }) => sku) }
}

/** Adds the change of a product to its history. */
export async function recordContent(tx: Tx, deed: Deed, before: Goods | null, after: Goods): Promise<void> {
  const change = { subject: 'goods', id: after.row.id, before: before ? told(before) : {}, after: told(after) } as const
  await record(tx, deed, { ...change, action: before ? 'change' : 'make' })
}

/**
 * Creates or changes a product of the shop. `others` are paths of pictures that it may show in addition to its own. Throws
 * 2000019 for another shop's product, 2000018 changed, 1000009 and 1000008 with all errors, and not_allowed for a first
 * stock if only operators increase stock. Of a brand that is named, see namedBrand.
 */
export async function saveProduct(tx: Tx, deed: Deed, fields: Sent, others: readonly string[] = []): Promise<Goods> {
  await takeTurns(tx, deed.shop.id)
  const { brand_name: brand, ...rest } = fields
  const sent = brand === undefined ? rest : { ...rest, brand_id: await namedBrand(tx, deed, brand) }
  const goods = sent.product_id === undefined ? null : await holdGoods(tx, deed.shop, BigInt(sent.product_id))
  if (goods) await requireVersion(tx, goods.row, sent.version)
  const ids = goods ? [goods.row.id] : []
  const needed = goods ? await neededSkus(tx, goods.row.id) : new Set<bigint>()
  const deal = goods ? (await dealPrices(tx, ids, deed.at)).get(goods.row.id) : undefined
  const pictures = new Pictures(tx, deed, goods, others)
  const plan = await planProduct(tx, { goods, sent, pictures, needed, deal })
  if (plan.missing.length > 0) throw fieldRefusal(Code.missingParameters, firstOfEach([...plan.missing, ...plan.wrong]))
  const wrong = firstOfEach([...plan.wrong, ...(await takenErrors(tx, deed, goods, plan.draft))])
  if (wrong.length > 0) throw fieldRefusal(Code.invalidParameter, wrong)
  await checkOpening(tx, deed, plan.draft)
  const id = await writeProduct(tx, deed, { goods, draft: plan.draft, needed })
  const saved = await findGoods(tx, deed.shop, id)
  await recordContent(tx, deed, goods, saved)
  return saved
}
