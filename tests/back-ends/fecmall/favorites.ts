/** Products that customers keep for later. */
import { imagePaths, priceInfo, productOf, storedImages, thumbnail, wordsIn } from './cards'
import { productOnSale } from './catalogue'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import { dateText, field, objectId, seconds } from './shop'
import type { Call, Favorite, Route } from './shop'

const favoritesOf = ({ shop, customer }: Call): Favorite[] =>
  shop.favorites.filter(({ customerId }) => customerId === customer?.id)

function add(call: Call): Answer {
  const { customer, shop } = call
  const product = productOnSale(field(call, 'product_id'))
  if (!customer || !product) return fail(CODES.favoriteFailed, 'product favorite fail')
  const isNew = !favoritesOf(call).some(({ productId }) => productId === product.id)
  if (isNew) {
    shop.favorites.push({
      id: objectId(),
      customerId: customer.id,
      productId: product.id,
      updatedAt: seconds(shop),
    })
  }
  return ok({ content: 'success' })
}

function rowOf(call: Call, favorite: Favorite): object[] {
  const product = productOf(favorite.productId)
  if (!product) return []
  const [main] = imagePaths(product)
  return [
    {
      _id: { $oid: product.id },
      name: wordsIn(product.name, call.language),
      url_key: product.slug,
      price: product.price,
      special_price: product.special,
      special_from: 0,
      special_to: 0,
      image: storedImages(product),
      updated_at: dateText(favorite.updatedAt),
      favorite_id: favorite.id,
      imgUrl: thumbnail(call.shop, '296/0', main),
      price_info: priceInfo(call, product),
      product_id: product.id,
    },
  ]
}

function list(call: Call): Answer {
  const rows = favoritesOf(call)
    .reverse()
    .flatMap((favorite) => rowOf(call, favorite))
  return ok({ productList: rows, count: rows.length, numPerPage: null })
}

function remove(call: Call): Answer {
  const favorite = favoritesOf(call).find(({ id }) => id === field(call, 'favorite_id'))
  if (!favorite) return fail(CODES.favoriteUnknown, 'favorite id is not exist')
  call.shop.favorites.splice(call.shop.favorites.indexOf(favorite), 1)
  return ok()
}

/** The calls that keep products for later. */
export const FAVORITE_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/catalog/product/favorite', login: true, run: add },
  { method: 'GET', path: '/customer/productfavorite/index', login: true, run: list },
  { method: 'POST', path: '/customer/productfavorite/remove', login: true, run: remove },
]
