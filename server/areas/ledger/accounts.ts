/** The accounts of entries. An account is created with its first entry. */
import { sql } from 'drizzle-orm'
import { DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { ledgerAccounts, type AccountKind } from '../../kernel/db/schema/ledger'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'

export interface AccountRef {
  readonly kind: AccountKind
  /** Null on platform accounts. */
  readonly userId: bigint | null
  /** The wallet's code; on platform accounts the currency. */
  readonly wallet: string
  readonly currency: string
  /** Of a platform account; default: 0. */
  readonly part?: number
}

type UserKind = 'user_available' | 'user_frozen' | 'user_store'

/** A user's money in a wallet: available, held for a withdrawal, or transferred to their own store. */
export const userAccount = (
  userId: bigint,
  { code, currency }: { code: string; currency: string },
  kind: UserKind = 'user_available',
): AccountRef => ({ kind, userId, wallet: code, currency })

export const platformAccount = (kind: Exclude<AccountKind, UserKind>, currency: string): AccountRef => ({
  kind,
  userId: null,
  wallet: currency,
  currency,
})

interface Found {
  readonly id: string
  readonly kind: AccountKind
  readonly user_id: string | null
  readonly wallet: string
  readonly currency: string
  readonly part: number
}

const find = statement<Found>(
  'ledger:accounts',
  () => sql`
    with ${DOCUMENT}
    select a.id::text as id, a.kind, a.user_id::text as user_id, a.wallet, a.currency, a.part
    from jsonb_to_recordset(${partOf('accounts')}) as r(kind text, user_id bigint, wallet text, part int)
    join lateral (
      select * from ledger_accounts a where a.kind = r.kind and a.user_id = r.user_id and a.wallet = r.wallet
      union all
      select * from ledger_accounts a where r.user_id is null and a.kind = r.kind and a.user_id is null
        and a.wallet = r.wallet and a.part = r.part
    ) a on true`,
)

type Key = Pick<AccountRef, 'kind' | 'wallet' | 'part'> & { userId: bigint | string | null }
const keyOf = ({ kind, userId, wallet, part = 0 }: Key) => `${kind} ${userId ?? ''} ${wallet} ${part}`

const rowOf = ({ kind, userId, wallet, part = 0 }: AccountRef) => ({ kind, user_id: userId, wallet, part })

/** The id of one of the accounts that `openAccounts` has returned. */
export function idOf(account: AccountRef, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(keyOf(account))
  if (id === undefined) throw new Error(`no account ${account.kind} ${account.wallet}`)
  return id
}

async function findAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, string>> {
  const found = await find(tx, { document: documentOf({ accounts: refs.map(rowOf) }) })
  const currencies = new Map(refs.map((ref) => [keyOf(ref), ref.currency]))
  const ids = new Map<string, string>()
  for (const { id, user_id: userId, currency, ...account } of found) {
    const key = keyOf({ ...account, userId })
    const wanted = currencies.get(key)
    if (wanted !== currency) throw new Error(`the wallet ${account.wallet} is not in ${String(wanted)}`)
    ids.set(key, id)
  }
  return ids
}

/** Each account once, in a fixed order, so that two transactions that create the same ones cannot deadlock. */
function inOrder(refs: readonly AccountRef[]): AccountRef[] {
  const byKey = new Map(refs.map((ref) => [keyOf(ref), ref]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ref]) => ref)
}

/** The ids of accounts, for `idOf`; those that do not exist are created. */
export async function openAccounts(tx: Tx, all: readonly AccountRef[]): Promise<ReadonlyMap<string, string>> {
  const refs = inOrder(all)
  const known = await findAccounts(tx, refs)
  const missing = refs.filter((ref) => !known.has(keyOf(ref)))
  if (missing.length === 0) return known
  await tx
    .insert(ledgerAccounts)
    .values(missing.map(({ kind, userId, wallet, currency, part }) => ({ kind, userId, wallet, currency, part })))
    .onConflictDoNothing()
  return findAccounts(tx, refs)
}

/** The same for one account. */
export async function openAccount(tx: Tx, ref: AccountRef): Promise<bigint> {
  return BigInt(idOf(ref, await openAccounts(tx, [ref])))
}
