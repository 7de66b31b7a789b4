/** A user's addresses as a column of a larger statement. */
import { sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'

export type AddressRow = Data<'getAddressList'>['address_list'][number]

/** Null: no row. */
export interface BookColumns {
  readonly addresses: readonly AddressRow[] | null
}

/** The default first, then the newest, as in book.ts. Placeholder: userId. */
export const BOOK = sql`
  (select json_agg(json_build_object('address_id', b.id::text, 'name', b.name, 'street', b.street, 'zip', b.zip,
      'city', b.city, 'state', b.state, 'country', b.country, 'phone', b.phone, 'email', b.email,
      'is_default', b.is_default) order by b.is_default desc, b.created_at desc, b.id desc)
    from addresses b where b.user_id = ${sql.placeholder('userId')}::bigint) as addresses`
