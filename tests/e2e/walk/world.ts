/** The data of a walk: two products of two shops, read from the catalogue through the API. */
import { at, one } from '@contract/rules/lists'
import { ok } from '../../contract/support/client'
import { freshEmail, PASSWORD } from '../../contract/support/people'

export interface Article {
  readonly id: string
  readonly name: string
  readonly shopId: string
  readonly stock: number
}

export interface World {
  readonly first: Article
  readonly second: Article
  readonly email: string
  readonly password: string
}

const DEAREST = 60

/** Products without variants that a welcome credit can pay, with enough pieces for all tests. */
export async function articles(lang = 'en'): Promise<[Article, Article, ...Article[]]> {
  const { list } = await ok('getAllProducts', { in_stock: true, sort: 'sold', page_size: 50 }, { lang })
  const more = await ok('getAllProducts', { in_stock: true, sort: 'sold', page_size: 50, p: 2 }, { lang })
  const found = [...list, ...more.list]
    .filter((card) => !card.has_options && !card.flash && card.stock >= 15 && Number(card.price) < DEAREST)
    .map((card) => ({
      id: card.product_id,
      name: (card as Record<string, unknown>)[`name_${lang}`] as string,
      shopId: card.shop_id,
      stock: card.stock,
    }))
  return [one(found), at(found, 1), ...found.slice(2)]
}

/** Pairs of products of two shops; no product is in two pairs. */
function pairs(list: readonly Article[]): [Article, Article][] {
  const [first, ...others] = list
  const second = others.find(({ shopId }) => shopId !== first?.shopId)
  if (first === undefined || second === undefined) return []
  return [[first, second], ...pairs(others.filter((article) => article !== second))]
}

/** Other tests buy the first products of the list. */
const BOUGHT_BY_OTHERS = 2

/**
 * A walk's products and user. Walks that run at the same time use different pairs, because a walk checks how many
 * pieces are left.
 */
export async function newWorld(lang = 'en', place = 0): Promise<World> {
  const pair = pairs((await articles(lang)).slice(BOUGHT_BY_OTHERS))[place]
  if (!pair) throw new Error(`the catalogue has no ${place + 1} pairs of plain products of two shops`)
  const [first, second] = pair
  return { first, second, email: freshEmail(), password: PASSWORD }
}

export async function stockOf({ id }: Article): Promise<number> {
  const { product } = await ok('product', { product_id: id })
  return product.stock
}
