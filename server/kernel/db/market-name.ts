import { MARKET_NAME } from '@contract/rules/market-name'
import { readSetting } from './stored-settings'
import type { Db } from './types'

/** What the marketplace is called, as operators have set it: in mails, documents, and for the app and the console. */
export async function marketName(db: Db): Promise<string> {
  const value = await readSetting(db, 'shop')
  const { name = '' } = (value ?? {}) as { readonly name?: string }
  return name.trim() || MARKET_NAME
}
