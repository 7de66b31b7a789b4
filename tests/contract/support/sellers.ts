/** Sellers, and how to become one. */
import type { Fields } from '@contract/all-calls'
import type { Purpose } from '@contract/base/upload-purposes'
import { one } from '@contract/rules/lists'
import { ok } from './client'
import { quoted, sql } from './control'
import { newBuyer, type Buyer } from './people'

export interface Seller extends Buyer {
  readonly shopId: string
}

export const uploaded = async (buyer: Buyer, purpose: Purpose): Promise<string> =>
  (await ok('upload', { purpose }, buyer)).id

/** A valid application with new pictures. */
export async function application(buyer: Buyer): Promise<Fields<'applySeller'>> {
  return {
    shop_name: 'Ada’s 陶器',
    contact_person: 'Ada Lovelace',
    id_front: await uploaded(buyer, 'id'),
    id_back: await uploaded(buyer, 'id'),
    signature: await uploaded(buyer, 'signature'),
    address: '12 Wireless Road, Bangkok 10330',
  }
}

/** A seller with an empty store. */
export async function newSeller(): Promise<Seller> {
  const buyer = await newBuyer()
  const mine = `(select id from users where email = ${quoted(buyer.email)})`
  const { id } = one(
    await sql<{ id: string }>(
      `insert into shops (name, image, ground, owner_user_id) values ('New store', '', 'sand', ${mine})
     returning id::text`,
    ),
  )
  await sql(
    `insert into shop_shipping_methods (shop_id, method, names, cost_minor, eta_from_days, eta_to_days)
     values (${id}, 'standard', '{"en":"Standard"}', 390, 3, 5) returning shop_id::text`,
  )
  await sql(`insert into sellers (user_id, state, shop_id) values (${mine}, 1, ${id}) returning user_id::text`)
  await sql(`update users set role = 'seller' where id = ${mine} returning id::text`)
  return { ...buyer, shopId: id }
}
