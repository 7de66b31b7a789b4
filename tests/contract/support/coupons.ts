/** Coupons for single tests. */
import { one } from '@contract/rules/lists'
import { quoted, sql } from './control'
import { newSeller } from './sellers'

let made = 0
/** Every test file starts at 1, on the same database. */
const FILE = crypto.randomUUID().slice(0, 8).toUpperCase()

/** A code that no coupon has yet. */
function newCode(): string {
  made += 1
  return `C${FILE}-${made}`
}

/** The time this many days from now, in the calls' format. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The common fields of a new coupon, without its discount. */
export const newTerms = () => ({ code: newCode(), ends_at: daysFromNow(3) })

export async function couponIdOf(code: string): Promise<string> {
  const { id } = one(await sql<{ id: string }>(`select id::text from coupons where code = ${quoted(code)}`))
  return id
}

export interface CouponTerms {
  /** The discount in USD minor units; if absent, `percent` applies. */
  readonly amount?: number
  readonly percent?: number
  readonly min?: number
  readonly max?: number
  readonly uses?: number
  /** Absent: the marketplace's own. */
  readonly shopId?: string
  /** Days from now. */
  readonly from?: number
  readonly until?: number
}

/** A coupon, by default valid from yesterday until tomorrow; returns its code. */
export async function newCoupon({
  amount,
  percent,
  min = 0,
  max,
  uses,
  shopId,
  from = -1,
  until = 1,
}: CouponTerms): Promise<string> {
  const kind = amount === undefined ? 'percent' : 'amount'
  const { code } = one(
    await sql<{ code: string }>(
      `insert into coupons (shop_id, code, kind, amount_minor, percent, min_minor, max_minor, uses_max, starts_at, ends_at)
     values (${shopId ?? 'null'}, ${quoted(newCode())}, ${quoted(kind)}, ${amount ?? 'null'}, ${percent ?? 'null'}, ${min},
       ${max ?? 'null'}, ${uses ?? 'null'}, now() + interval '${from} day', now() + interval '${until} day')
     returning code`,
    ),
  )
  return code
}

/** A coupon of a new seller's shop. */
export async function newVoucher(terms: CouponTerms = { percent: 10 }) {
  const seller = await newSeller()
  const code = await newCoupon({ ...terms, shopId: seller.shopId })
  return { seller, code, coupon_id: await couponIdOf(code) }
}
