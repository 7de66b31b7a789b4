/** The start page, categories and search. */
import { CODES, fail, ok, phpMap } from './codes'
import type { Answer } from './codes'
import { LANGUAGES, basePrice, productOf, rowsOf, wordsIn } from './cards'
import { filterInfo, filterPrice, filtered, onePerSpu, refineByInfo } from './facets'
import type { Chosen } from './facets'
import { CATEGORIES, PRODUCTS } from './goods'
import type { Category, Product } from './goods'
import { CURRENCIES } from './money'
import { field, fieldsOf } from './shop'
import type { Call, Route } from './shop'

/** Two of the pages that the examples show have this many. */
const PAGE_SIZE = 6

const onSale = (): Product[] => PRODUCTS.filter(({ active }) => active)

function home(call: Call): Answer {
  const images = (kind: string, count: number) =>
    Array.from({ length: count }, (_none, index) => ({
      imgUrl: `//${call.shop.host}/images/custom/home_${kind}_${index + 1}.jpg`,
    }))
  const products = onePerSpu(onSale()).sort((one, other) => other.sold - one.sold)
  return ok({
    productList: rowsOf(call, products.slice(0, 7), 'home'),
    advertiseImg: { bigImgList: images('img', 3), smallImgList: images('small', 2) },
    language: { langList: LANGUAGES, currentLang: call.language },
    currency: {
      currencyList: Object.fromEntries(CURRENCIES.map((currency) => [currency.code, currency])),
      currentCurrency: call.currency.code,
    },
  })
}

/** The orders of a category by what a call names them. */
function sorts(call: Call): Readonly<Record<string, { label: string; compare: (a: Product, b: Product) => number }>> {
  const { reviews, favorites } = call.shop
  const reviewed = ({ spu }: Product) => reviews.filter((review) => review.audited && review.spu === spu).length
  const liked = ({ id }: Product) => favorites.filter(({ productId }) => productId === id).length
  const cost = (product: Product) => basePrice(product, 1)
  const { symbol } = call.currency
  return {
    hot: { label: 'Hot', compare: (a, b) => b.sold - a.sold },
    review_count: { label: 'Review', compare: (a, b) => reviewed(b) - reviewed(a) },
    favorite_count: { label: 'Favorite', compare: (a, b) => liked(b) - liked(a) },
    new: { label: 'New', compare: (a, b) => b.id.localeCompare(a.id) },
    'low-to-high': { label: `${symbol} Low to High`, compare: (a, b) => cost(a) - cost(b) },
    'high-to-low': { label: `${symbol} High to Low`, compare: (a, b) => cost(b) - cost(a) },
  }
}

const childrenOf = (id: string): Category[] => CATEGORIES.filter(({ parent }) => parent === id)

/** The categories to go on to: those below, or the neighbours of one that has none below. */
function filterCategory(call: Call, category: Category): object {
  const below = childrenOf(category.id)
  const shown = below.length > 0 || category.parent === null ? below : childrenOf(category.parent)
  const entries = shown.map((one) => [
    one.id,
    {
      name: wordsIn(one.name, call.language),
      url_key: one.slug,
      parent_id: one.parent,
      current: one.id === category.id,
      url: `catalog/category/${one.id}`,
    },
  ])
  return phpMap(Object.fromEntries(entries))
}

const pageNumber = (call: Call): number => Math.max(1, Math.floor(Number(field(call, 'p'))) || 1)

function pageOf<T>(list: readonly T[], page: number): T[] {
  return list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}

function inCategory(category: Category): Product[] {
  const ids = [category.id, ...childrenOf(category.id).map(({ id }) => id)]
  return onSale().filter((product) => ids.includes(product.category))
}

const chosenIn = (call: Call, price: string): Chosen => ({
  attributes: fieldsOf(call, 'filterAttrs'),
  price: field(call, price),
})

function categoryList(call: Call): { category: Category; all: Product[]; chosen: Chosen; sort: string } | null {
  const category = CATEGORIES.find(({ id }) => id === field(call, 'categoryId'))
  if (!category) return null
  const chosen = chosenIn(call, 'filterPrice')
  const orders = sorts(call)
  const sort = field(call, 'sortColumn') in orders ? field(call, 'sortColumn') : 'hot'
  const all = filtered(inCategory(category), chosen).sort(orders[sort]?.compare)
  return { category, all, chosen, sort }
}

const noCategory = (): Answer => fail(CODES.categoryUnknown, 'category is not exist')

function categoryIndex(call: Call): Answer {
  const found = categoryList(call)
  if (!found) return noCategory()
  const { category, all, chosen, sort } = found
  const products = onePerSpu(all)
  const orders = Object.entries(sorts(call))
  return ok({
    name: wordsIn(category.name, call.language),
    title: null,
    image: '',
    products: rowsOf(call, pageOf(products, 1), 'category'),
    query_item: {
      frontNumPerPage: [],
      frontSort: orders.map(([value, { label }]) => ({ label, value, selected: value === sort })),
    },
    refine_by_info: refineByInfo(chosen),
    filter_info: filterInfo(all, ['color', 'size', 'style'], chosen),
    filter_price: filterPrice(chosen, call.currency),
    filter_category: filterCategory(call, category),
    page_count: Math.max(1, Math.ceil(products.length / PAGE_SIZE)),
  })
}

function categoryProducts(call: Call): Answer {
  const found = categoryList(call)
  if (!found) return noCategory()
  return ok({ products: rowsOf(call, pageOf(onePerSpu(found.all), pageNumber(call)), 'category') })
}

/** Products that have every word in their name, in English or Chinese. */
function matches(query: string, chosen: Chosen): Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const named = onSale().filter(({ name }) => {
    const text = `${name.en} ${name.zh}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return filtered(named, chosen)
}

/** An answer of search: its tables name `message` and `data`, its examples have `content` alone. */
function found(call: Call, contents: object): Answer {
  if (call.shop.settings.searchKey === 'data') return ok(contents)
  return { code: CODES.success, body: { code: CODES.success, content: contents } }
}

function searchIndex(call: Call): Answer {
  const chosen = chosenIn(call, 'price')
  const all = matches(field(call, 'q'), chosen)
  return found(call, {
    searchText: field(call, 'q'),
    products: rowsOf(call, pageOf(onePerSpu(all), 1), 'search'),
    refine_by_info: refineByInfo(chosen),
    filter_info: filterInfo(all, ['color', 'size'], chosen),
    filter_price: filterPrice(chosen, call.currency),
  })
}

function searchProducts(call: Call): Answer {
  if (field(call, 'q').trim() === '') return fail(CODES.attack, 'the search is empty')
  const products = onePerSpu(matches(field(call, 'q'), chosenIn(call, 'price')))
  return found(call, { products: rowsOf(call, pageOf(products, pageNumber(call)), 'search') })
}

/** What goes with a product: others of its SPU first, then of its category. */
export function boughtAlso(product: Product): Product[] {
  const others = onSale().filter(({ id }) => id !== product.id)
  const same = others.filter(({ spu }) => spu === product.spu)
  const near = others.filter(({ spu, category }) => spu !== product.spu && category === product.category)
  return [...same, ...onePerSpu(near)].slice(0, 3)
}

/** The product with this id while it is on sale. */
export function productOnSale(id: string): Product | undefined {
  const product = productOf(id)
  return product?.active ? product : undefined
}

/** The calls of the start page, categories and search. */
export const CATALOGUE_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/cms/home/index', run: home },
  { method: 'GET', path: '/catalog/category/index', run: categoryIndex },
  { method: 'GET', path: '/catalog/category/product', run: categoryProducts },
  { method: 'GET', path: '/catalogsearch/index/index', run: searchIndex },
  { method: 'GET', path: '/catalogsearch/index/product', run: searchProducts },
]
