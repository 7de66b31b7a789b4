/** What a purchase takes out of the cart, as a part of a larger statement. */
import { sql } from 'drizzle-orm'
import { partOf } from '../../kernel/db/batch'

const USER = sql`${sql.placeholder('userId')}::bigint`

/**
 * Table expressions that delete the buyer's lines in the part `items` of the document, and the basket. Placeholders:
 * userId, and basketId, which may be null.
 */
export const BOUGHT = sql`
  bought as (
    delete from cart_lines where user_id = ${USER}
      and id in (select item.id::bigint from jsonb_array_elements_text(${partOf('items')}) as item(id))),
  emptied as (delete from baskets where user_id = ${USER} and id = ${sql.placeholder('basketId')}::bigint)`
