/** Operators and sellers for single tests, and their data. */
import { one } from '@contract/rules/lists'
import { ok } from './client'
import { quoted, sql } from './control'
import { newItem } from './new-product'
import { newBuyer, type Buyer } from './people'
import { newSeller } from './sellers'

export async function userIdOf({ email }: Buyer): Promise<string> {
  const { id } = one(await sql<{ id: string }>(`select id::text from users where email = ${quoted(email)}`))
  return id
}

/** An operator without a second factor, for tests of it. */
export async function newPlainOperator(): Promise<Buyer> {
  const operator = await newBuyer()
  await sql(`update users set role = 'operator' where email = ${quoted(operator.email)} returning id::text`)
  return operator
}

/**
 * An operator who has a second factor, and whose session has shown it. It neither ends after twelve hours nor has to show
 * it again after ten minutes, because tests move the clock: tests/contract/second-factor.contract.ts proves both.
 */
export async function newOperator(): Promise<Buyer> {
  const operator = await newPlainOperator()
  await sql(
    `with own as (select id from users where email = ${quoted(operator.email)}),
      session as (
        update sessions set created_at = now() + interval '100 days' where user_id in (select id from own)
        returning token_hash
      ),
      factor as (insert into second_factors (user_id, confirmed_at) select id, now() from own)
    insert into second_checks (token_hash, at)
    select token_hash, now() + interval '100 days' from session returning token_hash`,
  )
  return operator
}

/** An approved seller whose shop has one listed product. */
export async function newStall() {
  const seller = await newSeller()
  const { productId, skuId, sku } = await newItem({ shopId: seller.shopId })
  return { seller, productId, skuId, sku }
}

/** A seller's product that is not yet listed, and the request to list it. */
export async function requestedSale() {
  const made = await newStall()
  await sql(`update products set state = 'withdrawn', hidden = true where id = ${made.productId} returning id::text`)
  const { request } = await ok('applyProduct', { product_id: made.productId }, made.seller)
  return { ...made, id: request.id }
}

/** A seller's request to add seven pieces to the stock. */
export async function requestedIntake(qty = 7) {
  const made = await newStall()
  const { request } = await ok('applyStorage', { sku: made.sku, qty, note: 'On a pallet' }, made.seller)
  return { ...made, id: request.id }
}
