/** The only way to move money [money.ledger-zero]. */
import { sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { batch, DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { ledgerTransfers } from '../../kernel/db/schema/ledger'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { idOf, openAccounts, type AccountRef } from './accounts'
import { partFor } from './parts'

export interface Leg {
  readonly account: AccountRef
  /** Minor units of the account's currency; negative for a debit. */
  readonly amount: bigint
  /** Whether the account may end below zero: only a store's can, for what it owes after a settlement. */
  readonly mayOwe?: true
}

export interface Transfer {
  readonly type: string
  /** Its reason, such as `payment:12`. */
  readonly reference: string
  readonly at: Date
  readonly legs: readonly Leg[]
}

function checkZero(legs: readonly Leg[]): void {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of legs) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`the legs in ${currency} sum to ${sum}`)
}

function checkDebts(legs: readonly Leg[]): void {
  const wrong = legs.find(({ account, mayOwe }) => mayOwe && account.kind !== 'user_store' && account.userId !== null)
  if (wrong) throw new Error(`an account ${wrong.account.kind} never owes`)
}

interface Move {
  readonly account_id: string
  /** Minor units, as text. */
  readonly amount: string
  readonly owe: boolean
}

/** What legs move in each user's account: what is added is welcome even if the account stays negative. */
function movesOf(legs: readonly Leg[], ids: ReadonlyMap<string, string>): Move[] {
  const sums = new Map<string, { amount: bigint; owe: boolean }>()
  for (const { account, amount, mayOwe } of legs) {
    if (account.userId === null) continue
    const id = idOf(account, ids)
    const sum = sums.get(id)
    sums.set(id, { amount: (sum?.amount ?? 0n) + amount, owe: mayOwe === true || sum?.owe === true })
  }
  return [...sums].map(([account_id, { amount, owe }]) => ({ account_id, amount: String(amount), owe }))
}

/** The transfer with the parts of the platform accounts that it moves. */
function inParts({ legs, ...transfer }: Transfer): Transfer {
  const part = partFor(
    legs.map(({ account }) => account),
    transfer.reference,
  )
  const placed = legs.map((leg) => (leg.account.userId === null ? { ...leg, account: { ...leg.account, part } } : leg))
  return { ...transfer, legs: placed }
}

const entriesOf = ({ reference, legs }: Transfer, ids: ReadonlyMap<string, string>) =>
  legs
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, amount }) => ({ reference, account_id: idOf(account, ids), currency: account.currency, amount }))

const made = batch(ledgerTransfers, ['type', 'reference', 'createdAt'])

interface Posted {
  readonly made: readonly { readonly id: string; readonly reference: string }[] | null
  readonly moved: readonly { readonly id: string; readonly balance: string }[] | null
}

/**
 * Changes the cached balances under their row locks, which are taken in a fixed order, so that two transactions cannot
 * deadlock, and writes transfers and entries.
 */
const write = statement<Posted>(
  'ledger:post',
  () => sql`
    with ${DOCUMENT}, move as (
      select * from jsonb_to_recordset(${partOf('moves')}) as m(account_id bigint, amount bigint, owe boolean)
    ), held as materialized (
      select a.id from ledger_accounts a where a.id in (select account_id from move)
      order by a.user_id, a.wallet collate "C", a.kind collate "C" for update
    ), moved as (
      update ledger_accounts a set balance = a.balance + m.amount
      from held join move m on m.account_id = held.id
      where a.id = held.id and (m.owe or m.amount >= 0 or a.balance + m.amount >= 0)
      returning a.id, a.balance
    ), made as (
      ${made.insert(partOf('transfers'))} returning id, reference
    ), entered as (
      insert into ledger_entries (transfer_id, account_id, currency, amount)
      select made.id, e.account_id, e.currency, e.amount
      from jsonb_to_recordset(${partOf('entries')}) as e(reference text, account_id bigint, currency text, amount bigint)
      join made on made.reference = e.reference
    )
    select (select json_agg(json_build_object('id', made.id::text, 'reference', made.reference)) from made) as made,
      (select json_agg(json_build_object('id', moved.id::text, 'balance', moved.balance::text)) from moved) as moved`,
)

interface Written {
  readonly transferId: bigint
  /** Each user's balance after all of the transfers, in the order of the legs; null for platform accounts. */
  readonly balances: readonly (bigint | null)[]
}

/**
 * Writes transfers of different references with their entries, and moves each user's account once, whatever number of
 * them move it. Throws a Refusal 2000022 when one would fall below zero, and an Error when the legs of a currency do not
 * sum to zero. Returns what was written in the same order.
 */
export async function writeTransfers(tx: Tx, asked: readonly Transfer[]): Promise<Written[]> {
  const transfers = asked.map(inParts)
  for (const { legs } of transfers) {
    checkZero(legs)
    checkDebts(legs)
  }
  const all = transfers.flatMap(({ legs }) => legs)
  const ids = await openAccounts(
    tx,
    all.map(({ account }) => account),
  )
  const moves = movesOf(all, ids)
  const document = documentOf({
    moves,
    transfers: made.rows(transfers.map(({ type, reference, at }) => ({ type, reference, createdAt: at }))),
    entries: transfers.flatMap((transfer) => entriesOf(transfer, ids)),
  })
  const posted = one(await write(tx, { document }))
  const balances = new Map(posted.moved?.map((row) => [row.id, BigInt(row.balance)]))
  if (balances.size < moves.length) throw new Refusal(Code.balanceInsufficient)
  const balanceOf = ({ account }: Leg) => (account.userId === null ? null : (balances.get(idOf(account, ids)) ?? null))
  const transferIds = new Map(posted.made?.map(({ id, reference }) => [reference, BigInt(id)]))
  if (transferIds.size < transfers.length) throw new Error('two transfers have the same reference')
  return transfers.map(({ reference, legs }) => {
    const transferId = transferIds.get(reference)
    if (transferId === undefined) throw new Error(`the transfer ${reference} was not written`)
    return { transferId, balances: legs.map(balanceOf) }
  })
}

/**
 * Writes a transfer with its entries and moves the balances of users' accounts. Throws a Refusal 2000022 when one
 * would fall below zero, and an Error when the legs of a currency do not sum to zero.
 * Returns the transfer and each user's balance afterwards, in the order of the legs; null for platform accounts.
 */
export const post = async (tx: Tx, transfer: Transfer): Promise<Written> => one(await writeTransfers(tx, [transfer]))
