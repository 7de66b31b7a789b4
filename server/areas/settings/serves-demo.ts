import type { Config } from '../../kernel/config/config'
import { users } from '../../kernel/db/schema/accounts'
import { products } from '../../kernel/db/schema/catalogue'
import type { Database, Db } from '../../kernel/db/types'
import { hasDemoData } from './demo-mark'

async function isEmpty(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  const [product] = await db.select({ id: products.id }).from(products).limit(1)
  return !user && !product
}

/** Whether this database has demo data once the server has started: already, or after it is filled. */
export async function servesDemo({ db, engine }: Database, { production }: Config): Promise<boolean> {
  if (await hasDemoData(db)) return true
  return !production && engine === 'embedded' && (await isEmpty(db))
}
