/** The stock that the demo's shops, and those of tests, begin with. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/types'

/**
 * Writes an opening movement for each variant whose movements are not its stock, before all of them.
 * @param at the moment of those without any other movement
 */
export async function openStock(db: Db, at: Date): Promise<void> {
  await db.execute(sql`
    insert into stock_movements (sku_id, kind, delta, at)
    select s.id, 'opening', s.stock - coalesce(sum(m.delta), 0),
      coalesce(min(m.at), ${at.toISOString()}::timestamptz) - interval '1 second'
    from skus s left join stock_movements m on m.sku_id = s.id
    group by s.id, s.stock having s.stock <> coalesce(sum(m.delta), 0)
    order by s.id`)
}
