/** A shop's settings for itself [field.store.settings]. */
import type { Fields } from '@contract/all-calls'
import type { SellerShop as Settings } from '@contract/calls/seller/shop'
import { LANGUAGE_CODES } from '@contract/base/languages'
import type { Db, Tx } from '../../../kernel/db/types'
import { allTexts, type Texts } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { readShop, saveShop } from '../../stores/save-shop'
import type { ShopChange } from '../../stores/shop-change'
import { nameOf, requireVersion } from '../../audit/version'
import type { ShopActor } from '../record'

type Sent = Fields<'sellerShopSave'>
type Method = NonNullable<Sent['methods']>[number]

/** `text` → text_{lang} of the languages that have one. */
const textsAs = <P extends string>(prefix: P, texts: Partial<Texts>) =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${prefix}_${code}`, text]))

/** The texts under `prefix`, by language; undefined if none was sent. */
function textsOf(prefix: string, sent: object): Partial<Texts> | undefined {
  const fields = sent as Readonly<Record<string, string | undefined>>
  const found = LANGUAGE_CODES.flatMap((code) => {
    const text = fields[`${prefix}_${code}`]
    return text === undefined ? [] : [[code, text] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** An empty text stands for none. */
const orNone = (text: string | undefined) => (text?.trim() === '' ? null : text?.trim())

const changeOf = (sent: Sent): ShopChange => ({
  name: sent.name,
  address: sent.address,
  logo: sent.logo,
  text: textsOf('text', sent),
  returns: textsOf('returns', sent),
  shipWithinDays: sent.ship_within_days,
  lowStockAt: sent.low_stock_at,
  awayUntil: orNone(sent.away_until),
  freeFrom: orNone(sent.free_from),
  methods: sent.methods?.map((each: Method) => ({ ...each, cost: each.cost.trim(), names: textsOf('names', each) })),
})

/** A shop as it sees itself. */
export async function presentShop(db: Db, shopId: bigint): Promise<Settings> {
  const { row, methods } = await readShop(db, shopId)
  return {
    shop_id: String(row.id),
    name: row.name,
    logo: row.image,
    ground: row.ground,
    ...textsAs('text', row.texts),
    ...textsAs('returns', row.returns),
    address: row.address,
    ship_within_days: row.shipWithinDays,
    low_stock_at: row.lowStockAt,
    away_until: row.awayUntil,
    free_from: row.freeShippingFromMinor === null ? null : usd(row.freeShippingFromMinor),
    methods: methods.map(({ method, names, costMinor, etaFromDays, etaToDays }) => ({
      method,
      ...allTexts('names', names),
      cost: usd(costMinor),
      eta_from: etaFromDays,
      eta_to: etaToDays,
    })),
    terms: { trusted: row.trusted },
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: await nameOf(db, row.updatedBy),
  }
}

/** Changes the shop, completely or not at all. Throws 2000018 changed, 1000009 without a version, 1000008 with all errors. */
export async function saveSettings(tx: Tx, { shop, userId, at }: ShopActor, sent: Sent): Promise<void> {
  const check = (row: Parameters<typeof requireVersion>[1]) => requireVersion(tx, row, sent.version)
  await saveShop(tx, { shopId: shop.id, userId, at, check }, changeOf(sent))
}
