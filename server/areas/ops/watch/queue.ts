/** What waits for operators. */
import { OUTCOMES } from '@contract/base/outcomes'
import { count, eq, min } from 'drizzle-orm'
import type { OpsQueue, QueueKind } from '@contract/entities/market/moderation'
import { one } from '@contract/rules/lists'
import { cardDisputes, cardRefunds } from '../../../kernel/db/schema/payments'
import { brands } from '../../../kernel/db/schema/catalogue'
import { settlementAdjustments } from '../../../kernel/db/schema/settlement'
import type { Db } from '../../../kernel/db/types'
import type { Decidable, Place } from '../../audit/decidable'
import { APPLICATIONS, DECIDABLE } from '../registry'

interface Waiting {
  readonly open: number
  readonly oldest_at: string | null
}

/** The list of requests has the oldest that waits first. */
async function ofRequests(db: Db, decidable: Decidable, place: Place): Promise<Waiting> {
  const { list, count: open } = await decidable.list(db, { state: OUTCOMES.pending, p: 1, page_size: 1 }, place)
  return { open, oldest_at: list[0]?.created_at ?? null }
}

interface Counted {
  readonly open: number
  readonly oldest: Date | null
}
const waiting = ({ open, oldest }: Counted): Waiting => ({ open, oldest_at: oldest?.toISOString() ?? null })

async function ofBrands(db: Db): Promise<Waiting> {
  const suggested = eq(brands.state, 'suggested')
  return waiting(
    one(
      await db
        .select({ open: count(), oldest: min(brands.updatedAt) })
        .from(brands)
        .where(suggested),
    ),
  )
}

async function ofCardRefunds(db: Db): Promise<Waiting> {
  const failed = eq(cardRefunds.state, 'failed')
  const { createdAt } = cardRefunds
  return waiting(
    one(
      await db
        .select({ open: count(), oldest: min(createdAt) })
        .from(cardRefunds)
        .where(failed),
    ),
  )
}

async function ofDisputes(db: Db): Promise<Waiting> {
  const open = eq(cardDisputes.state, 'open')
  const { stateAt } = cardDisputes
  return waiting(
    one(
      await db
        .select({ open: count(), oldest: min(stateAt) })
        .from(cardDisputes)
        .where(open),
    ),
  )
}

async function ofAdjustments(db: Db): Promise<Waiting> {
  const { state, createdAt } = settlementAdjustments
  return waiting(
    one(
      await db
        .select({ open: count(), oldest: min(createdAt) })
        .from(settlementAdjustments)
        .where(eq(state, 'review')),
    ),
  )
}

/** Every kind with how much of it waits. */
export async function readQueue(db: Db, place: Place): Promise<OpsQueue> {
  const readers: Readonly<Record<QueueKind, () => Promise<Waiting>>> = {
    applications: () => ofRequests(db, APPLICATIONS[100], place),
    products: () => ofRequests(db, APPLICATIONS[200], place),
    storage: () => ofRequests(db, DECIDABLE.storage, place),
    brands: () => ofBrands(db),
    recharges: () => ofRequests(db, DECIDABLE.recharges, place),
    withdrawals: () => ofRequests(db, DECIDABLE.withdrawals, place),
    refunds: () => ofRequests(db, DECIDABLE.refunds, place),
    card_refunds: () => ofCardRefunds(db),
    disputes: () => ofDisputes(db),
    adjustments: () => ofAdjustments(db),
  }
  const list: OpsQueue = []
  for (const [kind, read] of Object.entries(readers)) list.push({ kind: kind as QueueKind, ...(await read()) })
  return list
}
