import type { Caller } from '../../kernel/sessions/caller'
import type { Db } from '../../kernel/db/types'
import type { ShopActor } from './record'
import { sellerShop } from './shop'

interface Asking {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly fields: { readonly shop_id?: string }
}

/** The author, shop and time of a call. Throws as sellerShop does. */
export async function actorOf({ db, user, now, fields }: Asking): Promise<ShopActor> {
  return {
    userId: user.id,
    byOperator: user.role === 'operator',
    shop: await sellerShop(db, user, fields),
    at: now,
  }
}
