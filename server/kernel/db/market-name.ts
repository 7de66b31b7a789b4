import { eq } from 'drizzle-orm'
import { MARKET_NAME } from '@contract/rules/market-name'
import { settings } from './schema/settings'
import type { Db } from './types'

/** What the marketplace is called, as operators have set it: in mails, documents, and for the app and the console. */
export async function marketName(db: Db): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'shop'))
  const { name = '' } = (row?.value ?? {}) as { readonly name?: string }
  return name.trim() || MARKET_NAME
}
