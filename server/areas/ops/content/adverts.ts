/** The adverts of the home page for operators. */
import { asc, eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { AdvertState, OpsAdvert } from '@contract/entities/market/content'
import { ADVERT_POSITIONS } from '@contract/base/advert-positions'
import { one } from '@contract/rules/lists'
import { adverts } from '../../../kernel/db/schema/settings'
import type { Db, Tx } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import { allTexts } from '../../../kernel/text/texts'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { nextVersion, stampsOf } from '../../saving/version'

export type AdvertRow = typeof adverts.$inferSelect

function stateOf({ active, startsAt, endsAt }: AdvertRow, now: Date): AdvertState {
  if (!active) return 'off'
  if (endsAt !== null && endsAt <= now) return 'over'
  return startsAt !== null && startsAt > now ? 'coming' : 'running'
}

async function present(db: Db, found: readonly AdvertRow[], now: Date): Promise<OpsAdvert[]> {
  return (await stampsOf(db, found)).map(({ stamp, ...row }) => ({
    advert_id: String(row.id),
    position: row.position,
    image: row.image,
    ground: row.ground,
    ...allTexts('title', row.title),
    ...allTexts('text', row.text),
    link: row.link,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    active: row.active,
    state: stateOf(row, now),
    ...stamp,
  }))
}

export const presentAdvert = async (db: Db, row: AdvertRow, now: Date): Promise<OpsAdvert> =>
  one(await present(db, [row], now))

/** What the audit keeps of an advert. */
export const snapshotOf = ({ state: _state, ...advert }: OpsAdvert) => advert

/** The adverts by position, in the order that buyers see. */
export async function listAdverts(db: Db, { position, state }: Fields<'opsAdverts'>, now: Date): Promise<OpsAdvert[]> {
  const found = await db
    .select()
    .from(adverts)
    .where(position === undefined ? undefined : eq(adverts.position, position))
    .orderBy(asc(adverts.sort), asc(adverts.id))
  const ordered = ADVERT_POSITIONS.flatMap((each) => found.filter((row) => row.position === each))
  return (await present(db, ordered, now)).filter((advert) => state === undefined || advert.state === state)
}

/** An advert, locked until the transaction ends. Throws 2000019 for an unknown one. */
export async function lockAdvert(tx: Tx, id: bigint): Promise<AdvertRow> {
  const [row] = await tx.select().from(adverts).where(eq(adverts.id, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  return row
}

/** Sorts the adverts of a position. Throws 2000018 changed unless they are exactly those that are sent. */
export async function sortAdverts(tx: Tx, by: By, { position, ids }: Fields<'opsAdvertSort'>): Promise<OpsAdvert[]> {
  const found = await tx
    .select()
    .from(adverts)
    .where(eq(adverts.position, position))
    .orderBy(asc(adverts.id))
    .for('update')
  const isSame = found.length === ids.length && found.every(({ id }) => ids.includes(String(id)))
  if (!isSame || new Set(ids).size < ids.length) throw new Refusal(Code.operationFailed, { reason: 'changed' })
  const before = [...found].sort((a, b) => a.sort - b.sort || Number(a.id - b.id)).map(({ id }) => String(id))
  for (const [sort, id] of ids.entries())
    await tx
      .update(adverts)
      .set({ sort })
      .where(eq(adverts.id, BigInt(id)))
  const [first] = ids
  await recordChange(tx, by, {
    action: 'sort',
    subject: 'adverts',
    id: BigInt(first ?? '0'),
    before: { position, ids: before },
    after: { position, ids },
  })
  return listAdverts(tx, { position }, by.at)
}

/** Ends an advert at once. Throws 2000019 for an unknown one, and not_allowed if it has ended. */
export async function endAdvert(tx: Tx, by: By, advertId: string): Promise<OpsAdvert> {
  const row = await lockAdvert(tx, BigInt(advertId))
  if (stateOf(row, by.at) === 'over') throw operationFailed('not_allowed')
  // one that has not begun has to begin before it ends
  const startsAt = row.startsAt === null || row.startsAt < by.at ? row.startsAt : new Date(by.at.getTime() - 1)
  const change = { startsAt, endsAt: by.at, ...nextVersion(row, by) }
  const ended = one(await tx.update(adverts).set(change).where(eq(adverts.id, row.id)).returning())
  const [before, after] = [await presentAdvert(tx, row, by.at), await presentAdvert(tx, ended, by.at)]
  await recordChange(tx, by, {
    action: 'end',
    subject: 'adverts',
    id: row.id,
    before: snapshotOf(before),
    after: snapshotOf(after),
  })
  return after
}

/** Removes an advert. Throws 2000019 for an unknown one. */
export async function removeAdvert(tx: Tx, by: By, advertId: string): Promise<void> {
  const row = await lockAdvert(tx, BigInt(advertId))
  const before = snapshotOf(await presentAdvert(tx, row, by.at))
  await tx.delete(adverts).where(eq(adverts.id, row.id))
  await recordChange(tx, by, { action: 'remove', subject: 'adverts', id: row.id, before })
}
