/** The operators' rules for shops. */
import { eq } from 'drizzle-orm'
import { settings } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'

interface Trade {
  /** Whether a product needs an operator's approval to be on sale: the first time, each time, or never. */
  readonly product_approval: 'first' | 'always' | 'never'
  /** Who increases stock: shops themselves, or operators at a shop's request. */
  readonly stock_by: 'shop' | 'operator'
}

/** The name of the settings row, and the defaults. */
const TRADE: { readonly name: string; readonly initial: Trade } = {
  name: 'trade',
  initial: { product_approval: 'first', stock_by: 'shop' },
}

export async function readTrade(db: Db): Promise<Trade> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, TRADE.name))
  return { ...TRADE.initial, ...(row?.value as Partial<Trade> | undefined) }
}
