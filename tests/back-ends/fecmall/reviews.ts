/** What customers say about products. A new review is shown to others once the shop has audited it. */
import { imagePaths, priceInfo, productOf, thumbnail, wordsIn } from './cards'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import type { Product } from './goods'
import { captchaHolds, dateText, field, objectId, seconds } from './shop'
import type { Call, Review, Route, Shop } from './shop'

const STATUS = { active: 1, refused: 2, noActive: 10 } as const

/** The reviews of an SPU that everybody sees, the latest first. */
export function productReviews(shop: Shop, spu: string): Review[] {
  return shop.reviews.filter((review) => review.audited && review.spu === spu).reverse()
}

/** The mean of the stars, or 0 without reviews. */
export function averageStars(reviews: readonly Review[]): number {
  if (reviews.length === 0) return 0
  return reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length
}

/** A review as it is stored, except for its date, which lists write in two ways. */
function rowOf(shop: Shop, review: Review, date: number | string): object {
  return {
    _id: { $oid: review.id },
    product_spu: review.spu,
    product_id: review.productId,
    rate_star: String(review.stars),
    name: review.name,
    user_id: review.customerId,
    ip: '127.0.0.1',
    summary: review.summary,
    review_content: review.content,
    review_date: date,
    store: shop.host,
    lang_code: review.language,
    status: review.audited ? STATUS.active : STATUS.noActive,
    ...(review.audited ? { audit_user: 2, audit_date: review.createdAt + 60 } : {}),
  }
}

/** The reviews that stand on the page of a product. */
export function reviewInfo(shop: Shop, product: Product): object {
  const reviews = productReviews(shop, product.spu)
  return {
    _id: { $oid: product.id },
    spu: product.spu,
    review_count: reviews.length,
    coll: reviews.slice(0, 10).map((review) => rowOf(shop, review, review.createdAt)),
    noActiveStatus: STATUS.noActive,
  }
}

/** What a page about reviews says of its product. */
function headOf(call: Call, product: Product): { product_id: string; spu: string; price_info: object; imgUrl: string } {
  const [main] = imagePaths(product)
  return {
    product_id: product.id,
    spu: product.spu,
    price_info: priceInfo(call, product),
    imgUrl: thumbnail(call.shop, '150/150', main),
  }
}

/** The product of a call, or why there is none. */
function reviewed(call: Call): Product | Answer {
  const product = productOf(field(call, 'product_id'))
  if (!product) return fail(CODES.productUnknown, 'product is not exist')
  return product.active ? product : fail(CODES.productInactive, 'product is off the shelf')
}

function lists(call: Call): Answer {
  const product = reviewed(call)
  if ('body' in product) return product
  const reviews = productReviews(call.shop, product.spu)
  return ok({
    product: { ...headOf(call, product), name: wordsIn(product.name, call.language) },
    reviewList: reviews.map((review) => rowOf(call.shop, review, review.createdAt)),
    review_count: reviews.length,
    reviw_rate_star_average: averageStars(reviews),
  })
}

function form(call: Call): Answer {
  const product = reviewed(call)
  if ('body' in product) return product
  return ok({
    product: { ...headOf(call, product), product_name: wordsIn(product.name, call.language) },
    customer_name: `${call.customer?.firstname} ${call.customer?.lastname}`,
    reviewCaptchaActive: call.shop.settings.captcha !== null,
  })
}

function submit(call: Call): Answer {
  const { customer, shop } = call
  const product = productOf(field(call, 'product_id'))
  if (!product?.active) return fail(CODES.productInactive, 'product is not exist or off the shelf')
  const needed = ['customer_name', 'summary', 'review_content', 'selectStar']
  if (needed.some((name) => field(call, name).trim() === '')) return fail(CODES.missingParam, 'param is missing')
  if (!captchaHolds(call)) return fail(CODES.invalidCaptcha, 'captcha is invalid')
  const stars = Number(field(call, 'selectStar'))
  if (!customer || ![1, 2, 3, 4, 5].includes(stars)) return fail(CODES.reviewFailed, 'save review fail')
  shop.reviews.push({
    id: objectId(),
    spu: product.spu,
    productId: product.id,
    stars,
    name: field(call, 'customer_name'),
    customerId: customer.id,
    summary: field(call, 'summary'),
    content: field(call, 'review_content'),
    createdAt: seconds(shop),
    language: call.language,
    audited: false,
  })
  return ok()
}

function own(call: Call): Answer {
  const { customer, shop } = call
  const reviews = shop.reviews.filter(({ customerId }) => customerId === customer?.id).reverse()
  const rows = reviews.flatMap((review) => {
    const product = productOf(review.productId)
    if (!product) return []
    const [main] = imagePaths(product)
    return [{ ...rowOf(shop, review, dateText(review.createdAt)), imgUrl: thumbnail(shop, '80/80', main) }]
  })
  return ok({
    productList: rows,
    count: rows.length,
    numPerPage: 20,
    noActiveStatus: STATUS.noActive,
    refuseStatus: STATUS.refused,
    activeStatus: STATUS.active,
  })
}

/** The calls about reviews. */
export const REVIEW_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/catalog/reviewproduct/lists', run: lists },
  { method: 'GET', path: '/catalog/reviewproduct/add', login: true, run: form },
  { method: 'POST', path: '/catalog/reviewproduct/submitreview', login: true, run: submit },
  { method: 'GET', path: '/customer/productreview/index', login: true, run: own },
]
