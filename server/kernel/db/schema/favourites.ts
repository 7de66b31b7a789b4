import { pgTable, unique } from 'drizzle-orm/pg-core'
import { big, createdAt, id } from '../columns'
import { users } from './accounts'

/** The wishlists. A product is not a foreign key here, so that the catalogue can live on its own shard. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: big('product_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('favourites_user_product').on(table.userId, table.productId)],
)
