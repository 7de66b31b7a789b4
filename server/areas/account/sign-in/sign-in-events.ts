/**
 * Sign-in events are recorded like the actions of operators: who, what, when, from which device and from which
 * shortened network address. Rows are only added; housekeeping deletes old ones, and those of an erased account are
 * anonymised. The database rejects everything else.
 */
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { SignInEvent, SignInEventKind } from '@contract/entities/sign-in'
import { DAY_MS } from '@contract/base/constants'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { deleteInBatches } from '../../../kernel/db/in-batches'
import { signInEvents } from '../../../kernel/db/schema/sign-in'
import type { Db } from '../../../kernel/db/types'
import type { Context } from '../../../kernel/http/context'
import { storedNetwork } from '../../../kernel/sessions/network'
import { deviceName } from '../../../kernel/sessions/device-name'
import { falling, listOrder } from '../../../kernel/http/list-order'
import { readKeyed, type PageFields } from '../../../kernel/http/paging'

export interface Happened {
  readonly kind: SignInEventKind
  /** Null if no account has the address. */
  readonly userId: bigint | null
  readonly detail?: string
}

/** Adds the row. */
export async function recordSignIn(
  db: Db,
  { kind, userId, detail = '' }: Happened,
  { ip, agent, now: at }: Pick<Context, 'ip' | 'agent' | 'now'>,
): Promise<void> {
  const network = storedNetwork(ip)
  await db.insert(signInEvents).values({ kind, userId, detail, network, device: deviceName(agent), at })
}

type SignInRow = typeof signInEvents.$inferSelect

const NEWEST = listOrder<SignInRow>(falling(signInEvents.id, ({ id }) => id))

/** The events of one account, of one kind or all, newest first. */
export function listSignIns<Item>(
  db: Db,
  asked: PageFields & { readonly userId?: bigint; readonly kind?: string },
  present: (rows: SignInRow[]) => readonly Item[] | Promise<readonly Item[]>,
) {
  const { userId, kind } = asked
  const wanted = and(
    userId === undefined ? undefined : eq(signInEvents.userId, userId),
    // an unknown kind has no rows
    kind === undefined ? undefined : inArray(signInEvents.kind, [kind as SignInEventKind]),
  )
  return readKeyed(asked, {
    total: countUpTo(db, db.select({ id: signInEvents.id }).from(signInEvents).where(wanted)),
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(signInEvents)
        .where(and(wanted, beyond))
        .orderBy(...NEWEST.sorted),
    present,
  })
}

export const presentSignIn = (row: SignInRow): SignInEvent => ({
  id: String(row.id),
  at: row.at.toISOString(),
  kind: row.kind,
  detail: row.detail,
  device: row.device,
  network: row.network,
})

/** Deletes events older than `days`, which is at least thirty. */
export async function purgeSignInEvents(db: Db, now: Date, days: number): Promise<void> {
  await deleteInBatches(db, signInEvents, lt(signInEvents.at, new Date(now.getTime() - days * DAY_MS)))
}
