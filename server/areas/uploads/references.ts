/**
 * Everything that refers to an upload: it stays while one of these does [upload.taken-off]. A test lists the columns of the
 * database that could hold a picture, and fails for one that is neither here nor known to hold none.
 */
import { sql, type SQL } from 'drizzle-orm'

/**
 * By column, the rows that refer to an upload `u` with its `name`, its `path` under the static base, and its `user_id`. The
 * conditions are those of partial indexes where there is one.
 */
export const REFERENCES = {
  'users.avatar': 'select from users r where r.id = u.user_id and r.avatar = u.name',
  'seller_applications.id_front':
    'select from seller_applications r where r.user_id = u.user_id and r.id_front = u.name',
  'seller_applications.id_back': 'select from seller_applications r where r.user_id = u.user_id and r.id_back = u.name',
  'seller_applications.signature':
    'select from seller_applications r where r.user_id = u.user_id and r.signature = u.name',
  'wallet_records.proof': 'select from wallet_records r where r.user_id = u.user_id and r.proof = u.name',
  'refunds.images': 'select from refunds r where r.user_id = u.user_id and r.images @> to_jsonb(u.name)',
  'reviews.images': "select from reviews r where r.images <> '[]' and r.images @> to_jsonb(u.name)",
  'shops.image': 'select from shops r where r.image = u.path',
  'brands.image': 'select from brands r where r.image = u.path',
  'categories.image': 'select from categories r where r.image = u.path',
  'articles.image': 'select from articles r where r.image = u.path',
  'adverts.image': 'select from adverts r where r.image = u.path',
  'products.image': 'select from products r where r.image = u.path',
  'product_images.path': 'select from product_images r where r.path = u.path',
  'product_options.values': `select from product_options r
    where r."values" @> jsonb_build_array(jsonb_build_object('image', u.path))`,
  'skus.image': 'select from skus r where r.image = u.path',
  'order_lines.image': "select from order_lines r where r.image like '/uploads/%' and r.image = u.path",
  'orders.shop': "select from orders r where r.shop ->> 'image' like '/uploads/%' and r.shop ->> 'image' = u.path",
  // an import that is under way; what it has done is in the product
  'import_pictures.name': 'select from import_pictures r where not r.settled and r.name = u.name',
  'import_pictures.path': 'select from import_pictures r where not r.settled and r.path = u.path',
  'import_pictures.source':
    "select from import_pictures r where not r.settled and r.source in (u.path, ltrim(u.path, '/'))",
} as const

/** The condition that nothing refers to the upload `u`. */
export const UNREFERENCED: SQL = sql.raw(
  Object.values(REFERENCES)
    .map((rows) => `not exists (${rows})`)
    .join(' and '),
)
