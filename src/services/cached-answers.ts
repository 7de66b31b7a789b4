/**
 * The answers that the device keeps for a time without a network: of home, of what was looked at, and of the cart and
 * the orders of one holder. Balances, addresses, payments, notices and chats are never kept, nor anything of a shop that its seller manages.
 */
import type { CallName } from '@contract/endpoints/app'
import { fingerprint } from '@/domain/text/fingerprint'
import { now } from '@/platform/clock'
import { eraseAnswer, readAnswer, writeAnswer } from '@/platform/storage/answers'
import { context, type Asker, type CachedAnswer } from './context'

/** In characters of JSON: the smallest of the devices has 5 MB for everything. */
const MOST = 1_500_000
const DAYS_7 = 7 * 86_400_000

/** How many answers are kept, of these calls together. */
const GROUPS: readonly (readonly [most: number, ...names: CallName[]])[] = [
  [10, 'store', 'getAllCategory', 'getRecommendList', 'getFlashDeals', 'getNew', 'getHotList'],
  [30, 'product'],
  [10, 'reviews'],
  [10, 'category', 'brand', 'search', 'shop'],
  [1, 'cart', 'cartQuote'],
  [5, 'orders'],
  [10, 'order'],
]

/** One more than all groups may hold, for the answer that comes before the oldest goes. */
const SLOTS = GROUPS.reduce((sum, [most]) => sum + most, 1)

interface Entry {
  /** The call, its fields and the language. */
  readonly id: string
  /** An index of GROUPS. */
  readonly group: number
  readonly slot: number
  readonly at: number
  readonly size: number
}

interface Index {
  readonly holder: string
  /** Newest first. */
  readonly list: readonly Entry[]
}

const slotKey = (slot: number) => `souk.kept.${slot}` as const

/** The holder of the answers: a visitor, or a session by a fingerprint of its token. */
const holderOf = ({ token }: Asker): string => (token === '' ? 'visitor' : fingerprint(token))

/** The index of the group; -1: the answer is not kept. */
function groupOf(name: string, fields: unknown): number {
  const { p = 1, b = 1 } = fields as { readonly p?: unknown; readonly b?: unknown }
  // first pages only: `b` is the page where the path has it
  return Number(p) === 1 && Number(b) === 1 ? GROUPS.findIndex((group) => group.includes(name as CallName)) : -1
}

const idOf = (name: string, fields: unknown, { language }: Asker): string =>
  `${name}?${JSON.stringify(fields)}&${language}`

const readIndex = async () => (await readAnswer('souk.kept')) as Partial<Index> | undefined

/** The index of this holder; empty for that of another, and for a broken one. */
function indexFor(asker: Asker, stored: Partial<Index> | undefined): Index {
  const holder = holderOf(asker)
  return stored?.holder === holder && Array.isArray(stored.list) ? (stored as Index) : { holder, list: [] }
}

/** Without what is too old, too much of its group, or too large together. The newest comes first. */
export function trimmed(list: readonly Entry[], at: number): Entry[] {
  const counts = new Map<number, number>()
  let size = 0
  return list.filter((entry) => {
    const count = (counts.get(entry.group) ?? 0) + 1
    if (count > (GROUPS[entry.group]?.[0] ?? 0) || at - entry.at > DAYS_7 || size + entry.size > MOST) return false
    counts.set(entry.group, count)
    size += entry.size
    return true
  })
}

function freeSlot(list: readonly Entry[]): number {
  const taken = new Set(list.map(({ slot }) => slot))
  return Array.from({ length: SLOTS }, (_, slot) => slot).findIndex((slot) => !taken.has(slot))
}

async function eraseAll(): Promise<void> {
  await Promise.all([
    eraseAnswer('souk.kept'),
    ...Array.from({ length: SLOTS }, (_, slot) => eraseAnswer(slotKey(slot))),
  ])
}

async function write(id: string, group: number, data: unknown, asker: Asker): Promise<void> {
  // the answer of a session that has ended meanwhile
  if (asker.token !== context.token) return
  const stored = await readIndex()
  const before = indexFor(asker, stored)
  if (before.list.length === 0 && stored !== undefined) await eraseAll()
  const at = now()
  const others = before.list.filter((entry) => entry.id !== id)
  const slot = before.list.find((entry) => entry.id === id)?.slot ?? freeSlot(before.list)
  const size = JSON.stringify(data).length
  const list = trimmed([{ id, group, slot, at, size }, ...others], at)
  const left = new Set(list.map((entry) => entry.slot))
  const gone = [slot, ...others.map((entry) => entry.slot)].filter((one) => !left.has(one))
  await Promise.all(gone.map((one) => eraseAnswer(slotKey(one))))
  const kept = !left.has(slot) || (await writeAnswer(slotKey(slot), { id, data }))
  await writeAnswer('souk.kept', { ...before, list: kept ? list : list.filter((entry) => entry.slot !== slot) })
}

/** One write after the other: two at once would take the same slot. */
let queue: Promise<void> = Promise.resolve()
const queued = (work: () => Promise<void>): Promise<void> => (queue = queue.then(work))

export function keep(name: string, fields: unknown, data: unknown, asker: Asker): Promise<void> {
  const group = groupOf(name, fields)
  return group < 0 ? Promise.resolve() : queued(() => write(idOf(name, fields, asker), group, data, asker))
}

/** The answer of before to the same call of the same holder, in the same language; at most a week old. */
export async function find(name: string, fields: unknown, asker: Asker): Promise<CachedAnswer | undefined> {
  if (groupOf(name, fields) < 0 || asker.token !== context.token) return undefined
  const id = idOf(name, fields, asker)
  const entry = indexFor(asker, await readIndex()).list.find((one) => one.id === id)
  if (entry === undefined || now() - entry.at > DAYS_7) return undefined
  const slot = (await readAnswer(slotKey(entry.slot))) as { readonly id?: unknown; readonly data?: unknown } | undefined
  // another tab may have taken the slot
  return slot?.id === id ? { data: slot.data, at: entry.at } : undefined
}

/** Removes all of them, also one that is being written. */
export const forget = (): Promise<void> => queued(eraseAll)
