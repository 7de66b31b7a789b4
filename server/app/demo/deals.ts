/** The demo's flash deals. They end within hours to days, so an unattended shop has to renew them. */
import { eq, inArray, lte, and } from 'drizzle-orm'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import { settings } from '../../kernel/db/schema/settings'
import { readSetting } from '../../kernel/db/stored-settings'
import type { Db, Tx } from '../../kernel/db/types'
import type { Inserted } from './insert/products'

const NAME = 'demo_deals'
const HOUR_MS = 3_600_000
/** How long the deals last, in hours: the first ends soon, the last after days. */
const RUNS = [5, 7, 9, 12, 14, 18, 22, 26, 30, 36, 42, 48, 60, 72, 84, 96]
const LEFT = [18, 42, 9, 64, 27, 35, 12, 50]

/** Sixteen deals, one per shelf of the plan, on products in stock with a single price. */
function chosen(made: readonly Inserted[]): Inserted[] {
  const fit = made.filter(({ planned }) => {
    const onePrice = planned.options.every(({ option }) => option !== 'pack')
    return planned.edition === null && onePrice && planned.skus.every(({ stock }) => stock >= 10)
  })
  const step = Math.max(1, Math.floor(fit.length / RUNS.length))
  return RUNS.flatMap((_, index) => fit[index * step] ?? [])
}

const times = (index: number, now: Date) => ({
  startsAt: new Date(now.getTime() - HOUR_MS),
  endsAt: new Date(now.getTime() + (RUNS[index % RUNS.length] ?? 24) * HOUR_MS),
  left: LEFT[index % LEFT.length] ?? 20,
})

export async function insertDeals(tx: Tx, made: readonly Inserted[], now: Date): Promise<number> {
  const rows = chosen(made).map(({ id, planned }, index) => {
    const listed = planned.special ?? planned.cents
    const price = Math.round((listed * (0.66 + (index % 5) * 0.04)) / 10) * 10
    return { productId: id, priceMinor: BigInt(price), ...times(index, now) }
  })
  const ids = await tx.insert(flashDeals).values(rows).returning({ id: flashDeals.id })
  await tx.insert(settings).values({ name: NAME, value: ids.map(({ id }) => String(id)) })
  return ids.length
}

function dealIds(value: unknown): bigint[] {
  return Array.isArray(value) ? value.map((id) => BigInt(String(id))) : []
}

/** Restarts every demo deal that has ended; returns how many. Does nothing in a database without demo deals. */
export async function renewDemoDeals(db: Db, now: Date): Promise<number> {
  const ids = dealIds(await readSetting(db, NAME))
  if (ids.length === 0) return 0
  const ended = await db
    .select({ id: flashDeals.id })
    .from(flashDeals)
    .where(and(inArray(flashDeals.id, ids), lte(flashDeals.endsAt, now)))
  for (const { id } of ended) {
    await db
      .update(flashDeals)
      .set(times(ids.indexOf(id), now))
      .where(eq(flashDeals.id, id))
  }
  return ended.length
}
