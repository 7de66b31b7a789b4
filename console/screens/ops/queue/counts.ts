import type { Data } from '@contract/all-calls'
import type { QueueKind } from './kinds'

/** How many wait, by kind. */
export type Counts = Readonly<Partial<Record<QueueKind, number>>>

export const countsOf = (list: Data<'opsQueue'>['list']): Counts =>
  Object.fromEntries(list.map(({ kind, open }) => [kind, open]))

/** How many wait in all. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
