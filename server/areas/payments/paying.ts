/** What a payment needs besides its orders, in one statement. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { WALLETS, type WalletColumns } from '../ledger/rows'
import type { Recipient } from '../mails/queue'
import { hooksFor } from '../webhooks/queue'

/** Null: no row. */
export interface Paying extends WalletColumns {
  /** The id of the payment. */
  readonly id: string
  readonly buyer: Recipient | null
  /** The shops that have an owner, who is mailed. */
  readonly owners: readonly { readonly shop: string; readonly owner: string }[] | null
  /** The webhooks that are sent order.paid. */
  readonly hooks: readonly string[] | null
}

const read = statement<Paying>(
  'payments:paying',
  () => sql`
    select nextval('payments_id_seq')::text as id, ${WALLETS}, ${hooksFor('order.paid')} as hooks,
      (select json_build_object('recipient', ${mailAddress}, 'language', ${users.language}, 'off', ${users.mailsOff})
        from ${users} where ${users.id} = ${sql.placeholder('userId')}::bigint) as buyer,
      (select json_agg(json_build_object('shop', s.id::text, 'owner', s.owner_user_id::text) order by s.id)
        from shops s where s.owner_user_id is not null and s.id in (
          select o.shop_id from orders o
          where o.id in (select unnest(${sql.placeholder('orderIds')}::text::bigint[])))) as owners`,
)

export const readPaying = async (tx: Tx, userId: bigint, orderIds: readonly (bigint | string)[]): Promise<Paying> =>
  one(await read(tx, { userId: String(userId), orderIds: `{${orderIds.join(',')}}` }))
