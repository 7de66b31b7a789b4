import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import { DAY_MS } from '@contract/base/constants'
import { coupons } from '../../../kernel/db/schema/coupons'
import { notices } from '../../../kernel/db/schema/notices'
import type { Tx } from '../../../kernel/db/types'
import { COUPONS } from '../vocabulary/coupons'

const HOUR_MS = 3_600_000
/** The demo's coupons, one of them of this shop, and the announcements of them [rule.notice-types]. */
export async function insertCoupons(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await tx.insert(coupons).values(
    COUPONS.map(({ code, off, from, begins, ends, ofShop, offer }) => ({
      code,
      shopId: ofShop ? shopId : null,
      offered: offer !== undefined,
      ...('cents' in off
        ? { kind: 'amount' as const, amountMinor: BigInt(off.cents) }
        : {
            kind: 'percent' as const,
            percent: off.percent,
            maxMinor: off.upTo === undefined ? null : BigInt(off.upTo),
          }),
      minMinor: BigInt(from),
      startsAt: after(begins),
      endsAt: after(ends),
      createdAt: after(begins),
    })),
  )
  const told = COUPONS.flatMap(({ offer }) => offer ?? [])
  await tx.insert(notices).values(
    told.map(({ title, text, ageHours }) => ({
      userId: null,
      type: NOTICE_TYPES.offer,
      state: OUTCOMES.success,
      title,
      text,
      link: link('cart'),
      createdAt: new Date(now.getTime() - ageHours * HOUR_MS),
    })),
  )
}
