/** How far a demo shop has been filled: stored in the database itself, so that filling can go on where it stopped. */
import { putSetting, readSetting } from '../../../kernel/db/stored-settings'
import type { Db, Tx } from '../../../kernel/db/types'

const NAME = 'demo_fill'

export interface Filled {
  /** The last product of the demo's own, from which the others are made. */
  readonly ownUntil: string
  /** How many were added. */
  readonly products: number
  readonly orders: number
  readonly buyers: number
}

/** Null: nothing has been added yet. */
export async function readFilled(db: Db): Promise<Filled | null> {
  const value = await readSetting(db, NAME)
  return (value as Filled | undefined) ?? null
}

/** Writes it in the transaction that has added them. */
export async function writeFilled(tx: Tx, value: Filled): Promise<void> {
  await putSetting(tx, { name: NAME, value })
}
