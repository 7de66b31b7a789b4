/** What the counted calls ask about, the same at every size: things of the demo's own, and the busiest buyer. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { rows } from '../../server/kernel/db/rows'
import type { Db } from '../../server/kernel/db/types'
import { openSession } from '../../server/kernel/sessions/tokens'

export interface Scene {
  readonly topCategory: string
  readonly brand: string
  readonly shop: string
  readonly product: string
  /** The busiest buyer's last one. */
  readonly order: string
  /** Access tokens. */
  readonly buyer: string
  readonly seller: string
  readonly operator: string
}

export async function readScene(db: Db, now: Date): Promise<Scene> {
  const things = await rows<Pick<Scene, 'topCategory' | 'brand' | 'shop' | 'product' | 'order'>>(
    db,
    sql`
      select p.id::text as product, p.brand_id::text as brand, p.shop_id::text as shop, c.parent_id::text as "topCategory",
        (select max(o.id)::text from orders o join users u on u.id = o.user_id where u.email = 'buyer-1@fill.souk.test') as order
      from products p join categories c on c.id = p.category_id
      where p.names ->> 'en' ilike '%teapot%' and c.parent_id is not null order by p.id limit 1`,
  )
  const token = async (email: string) => {
    const { id } = one(await rows<{ id: string }>(db, sql`select id::text from users where email = ${email}`))
    return openSession(db, BigInt(id), { now })
  }
  return {
    ...one(things),
    buyer: await token('buyer-1@fill.souk.test'),
    seller: await token('seller@souk.test'),
    operator: await token('operator@souk.test'),
  }
}
