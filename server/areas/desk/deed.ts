import type { Caller } from '../../kernel/sessions/caller'
import type { Db } from '../../kernel/db/types'
import type { Deed } from './record'
import { deskShop } from './shop'

interface Asking {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly fields: { readonly shop_id?: string }
}

/** The author, shop and time of a call. Throws as deskShop does. */
export async function deedOf({ db, user, now, fields }: Asking): Promise<Deed> {
  return {
    userId: user.id,
    byOperator: user.role === 'operator',
    shop: await deskShop(db, user, fields),
    at: now,
  }
}
