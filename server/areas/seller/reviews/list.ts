/** The reviews of a shop's products, without those that operators have hidden [call.sellerReviews] [rule.review-hidden]. */
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { SellerReview } from '@contract/calls/seller/reviews'
import type { Language } from '@contract/base/languages'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { products } from '../../../kernel/db/schema/catalogue'
import { reviews } from '../../../kernel/db/schema/reviews'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { ofShop } from '../stock-filters'
import type { SellerShop } from '../shop'
import { falling, listOrder } from '../../../kernel/http/list-order'
import { readKeyed } from '../../../kernel/http/paging'
import { presentReview } from '../../catalogue/reviews'
import { textsFor } from '../../../kernel/text/texts'

export interface Reader {
  readonly lang: Language
  /** The address at which the caller reached the server. */
  readonly origin: string
}

const joined = eq(products.id, reviews.productId)

const selected = (db: Db) =>
  db
    .select({ review: reviews, names: products.names, image: products.image, ground: products.ground })
    .from(reviews)
    .innerJoin(products, joined)

type Found = Awaited<ReturnType<typeof selected>>[number]

const NEWEST = listOrder<Found>(
  falling(reviews.createdAt, ({ review }) => review.createdAt),
  falling(reviews.id, ({ review }) => review.id),
)

const present = ({ review, names, image, ground }: Found, { lang, origin }: Reader): SellerReview => ({
  ...presentReview(review, origin),
  product_id: String(review.productId),
  ...textsFor('name', names, lang),
  image,
  ground,
  reported_at: review.reportedAt?.toISOString() ?? null,
})

function whereOf(
  { id }: SellerShop,
  { star, answered, product_id: product }: Fields<'sellerReviews'>,
): SQL | undefined {
  return and(
    ofShop(id),
    isNull(reviews.hiddenAt),
    star === undefined ? undefined : eq(reviews.star, star),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(reviews.reply),
    product === undefined ? undefined : eq(reviews.productId, BigInt(product)),
  )
}

/** A page of reviews, the newest first; empty past the end. */
export async function listReviews(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerReviews'>,
  reader: Reader,
): Promise<Data<'sellerReviews'>> {
  const where = whereOf(shop, fields)
  return readKeyed(fields, {
    total: countUpTo(db, db.select({ id: reviews.id }).from(reviews).innerJoin(products, joined).where(where)),
    order: NEWEST,
    rows: (beyond) =>
      selected(db)
        .where(and(where, beyond))
        .orderBy(...NEWEST.sorted),
    present: (found) => found.map((each) => present(each, reader)),
  })
}

/** A review of one of the shop's products. Throws 2000019 for any other. */
export async function findReview(db: Db, shop: SellerShop, id: bigint, reader: Reader): Promise<SellerReview> {
  const [found] = await selected(db).where(and(eq(reviews.id, id), ofShop(shop.id)))
  if (!found) throw new Refusal(Code.notFound)
  return present(found, reader)
}
