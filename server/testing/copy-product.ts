import { sql } from 'drizzle-orm'
import { rows } from '../kernel/db/rows'
import type { Db } from '../kernel/db/types'

/** Puts many products like this one on sale. */
export async function copyProduct(db: Db, id: string, copies: number): Promise<void> {
  const columns = await rows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_name = 'products' and column_name <> 'id' and is_generated = 'NEVER'`,
  )
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '))
  await db.execute(
    sql`insert into products (${names}) select ${names} from products, generate_series(1, ${copies}) where id = ${id}`,
  )
}
