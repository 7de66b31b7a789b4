/** The record of a change of a shop's settings [rule.seller-history]. */
import { usd } from '../../kernel/text/usd'
import type { Tx } from '../../kernel/db/types'
import { recordAuditEntry } from '../audit/audit'
import { difference, type Snapshot } from '../audit/difference'
import type { MethodRow } from './shipping-change'
import type { ShopRow } from './shop-change'

export interface ShopSettings {
  readonly row: ShopRow
  readonly methods: readonly MethodRow[]
}

/** What may be told about a shop for ever: its terms. */
const termsOf = ({ row, methods }: ShopSettings): Snapshot => ({
  logo: row.image,
  ship_within_days: row.shipWithinDays,
  low_stock_at: row.lowStockAt,
  away_until: row.awayUntil,
  free_from: row.freeShippingFromMinor === null ? null : usd(row.freeShippingFromMinor),
  methods: methods.map(({ method, names, costMinor, etaFromDays, etaToDays }) => ({
    method,
    names,
    cost: usd(costMinor),
    eta_from: etaFromDays,
    eta_to: etaToDays,
  })),
})

/** Name, address and texts can name a person, and a record is never erased: it says only which of them changed. */
const wordsOf = ({ row }: ShopSettings): Snapshot => ({
  name: row.name,
  address: row.address,
  text: row.texts,
  returns: row.returns,
})

interface Author {
  readonly userId: bigint
  readonly at: Date
}

/** Adds an audit row with the terms before and after, and the names of changed texts; none if nothing changed. */
export async function recordShop(tx: Tx, author: Author, before: ShopSettings, after: ShopSettings): Promise<void> {
  const terms = difference(termsOf(before), termsOf(after))
  const words = difference(wordsOf(before), wordsOf(after))
  const changed = [...new Set([...Object.keys(words.before), ...Object.keys(words.after)])]
  if (changed.length + Object.keys(terms.before).length + Object.keys(terms.after).length === 0) return
  await recordAuditEntry(tx, {
    operatorId: author.userId,
    action: 'change',
    subject: 'shops',
    subjectId: before.row.id,
    userId: before.row.ownerUserId,
    remark: '',
    before: terms.before,
    after: { ...terms.after, ...(changed.length > 0 ? { changed } : {}) },
    at: author.at,
  })
}
