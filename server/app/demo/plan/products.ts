/** The demo's products: built from the vocabulary and a seed, before a database gives them ids. */
import { pictures, type Pictures } from '../pictures'
import { seeded, type Random } from '../random'
import { CATEGORIES } from '../vocabulary/categories/all'
import type { Subcategory, TopCategory } from '../vocabulary/categories/category'
import type { Edition } from '../vocabulary/editions'
import { BASE_PRODUCTS } from '../vocabulary/products/all'
import type { BaseProduct } from '../vocabulary/products/base'
import { BRANDS, SHOPS, type DemoShop } from '../vocabulary/shops'
import type { SixTexts } from '../vocabulary/texts'
import { editionPrice, reducedPrice } from './price'
import { plannedReviews, type PlannedReview } from './reviews'
import { productDescription, productName } from './texts'
import { plannedOptions, plannedSkus, type PlannedOption, type PlannedSku } from './variants'

export interface PlannedProduct {
  readonly top: string
  readonly sub: string
  readonly shop: string
  readonly brand: string
  readonly art: string
  readonly edition: Edition | null
  readonly names: SixTexts
  readonly descriptions: SixTexts
  readonly shortDescriptions: SixTexts
  readonly image: string
  readonly ground: string
  readonly gallery: readonly string[]
  readonly cents: number
  readonly special: number | null
  readonly taxRateBps: number
  readonly options: readonly PlannedOption[]
  readonly skus: readonly PlannedSku[]
  readonly reviews: readonly PlannedReview[]
  readonly sold: number
  readonly sold30d: number
  readonly ageHours: number
}

/** The seed of the demo shop: changing it changes every price, stock and review. */
const DEMO_SEED = 20260
const EDITIONS_EACH = 5
const TAX: Readonly<Record<string, number>> = { food: 700, office: 1000, baby: 1000 }
const DEFAULT_TAX = 1900
/** Products whose plain edition comes in packs, unless it has colours or sizes. */
const PACKED: readonly string[] = ['food', 'garden', 'beauty', 'office']

interface Face {
  readonly path: string
  readonly ground: string
}

const setting = ({ path, ground }: Face) => `${ground} ${/-(plain|floor|disc|arch)-/.exec(path)?.[1]}`

/** Every edition has another view, the last two another colour if there is one; never the setting of its neighbour. */
function face({ views, colours }: Pictures, edition: number, neighbour: Face | undefined): Face {
  const ground = views[0]?.ground ?? ''
  const colour = edition >= 3 ? colours[edition - 2] : undefined
  const turned = views.map((_, index) => views[(edition + index) % views.length]).filter((view) => view !== undefined)
  const faces = colour ? [{ path: colour.path, ground }, ...turned] : turned
  const chosen = faces.find((one) => neighbour === undefined || setting(one) !== setting(neighbour))
  if (chosen === undefined) throw new Error('An art needs at least two views.')
  return chosen
}

function gallery({ views, colours }: Pictures, image: string): string[] {
  const others = [...views.map(({ path }) => path), ...colours.slice(1).map(({ path }) => path)]
  return [image, ...others.filter((path) => path !== image)].slice(0, 4)
}

function soldNumbers(random: Random, reviews: number): { sold: number; sold30d: number } {
  const sold = Math.round(Math.exp(random.next() * 5.2) * 4) + reviews * random.whole(3, 11)
  return { sold, sold30d: Math.round(sold * (0.03 + random.next() * 0.2)) }
}

/** A category's first shop sells all plain editions. */
function shopFor(random: Random, top: string, edition: Edition | null): DemoShop {
  const shops = SHOPS.filter(({ sells }) => sells.includes(top))
  return random.pick(edition === null ? shops.slice(0, 1) : shops)
}

/** All editions of a product have one brand. */
function brandOf(top: string, made: BaseProduct): string {
  const brands = BRANDS[top] ?? []
  const brand = brands[(BASE_PRODUCTS[top] ?? []).indexOf(made) % brands.length]
  if (brand === undefined) throw new Error(`There is no brand for ${top}.`)
  return brand
}

interface Place {
  readonly top: string
  readonly sub: Subcategory
  /** The index of the edition. */
  readonly index: number
  /** The product before it in the list. */
  readonly neighbour: Face | undefined
}

function product(random: Random, made: BaseProduct, { top, sub, index, neighbour }: Place): PlannedProduct {
  const edition = index === 0 ? null : (made.editions[index - 1] ?? null)
  const shown = pictures(made.art)
  const { colours } = shown
  const packs = index === 0 && PACKED.includes(top) && colours.length < 2 && made.sizes === undefined
  const options = plannedOptions({ colours, packs, ...(made.sizes ? { sizes: made.sizes } : {}) })
  const cents = editionPrice(made.cents, edition)
  const special = reducedPrice(random, cents)
  const { path: image, ground } = face(shown, index, neighbour)
  const pictured = gallery(shown, image)
  const reviews = plannedReviews(random, {
    options,
    image: pictured[1] ?? image,
    food: top === 'food',
    plain: edition === null,
  })
  return {
    top,
    sub: sub.key,
    shop: shopFor(random, top, edition).name,
    brand: brandOf(top, made),
    art: made.art,
    edition,
    names: productName(made.names, edition),
    descriptions: productDescription(random, top, sub.line),
    shortDescriptions: sub.line,
    image,
    ground,
    gallery: pictured,
    cents,
    special,
    taxRateBps: TAX[top] ?? DEFAULT_TAX,
    options,
    skus: plannedSkus(random, edition === null ? made.art : `${made.art}-${edition}`, options, cents, special),
    reviews,
    ...soldNumbers(random, reviews.length),
    ageHours: random.whole(2, 24 * 400),
  }
}

function subOf(category: TopCategory, made: BaseProduct): Subcategory {
  const sub = category.subs.find(({ key }) => key === made.sub)
  if (sub === undefined) throw new Error(`${made.art} stands in ${made.sub}, which ${category.key} does not have.`)
  return sub
}

/** All products, the plain editions first, so that no list shows the same kind of product twice in a row. */
export function planProducts(seed = DEMO_SEED): PlannedProduct[] {
  const random = seeded(seed)
  const plan: PlannedProduct[] = []
  const last = new Map<string, Face>()
  for (let index = 0; index < EDITIONS_EACH; index += 1) {
    for (const category of CATEGORIES) {
      for (const made of BASE_PRODUCTS[category.key] ?? []) {
        const place = { top: category.key, sub: subOf(category, made), index, neighbour: last.get(category.key) }
        const planned = product(random, made, place)
        last.set(category.key, { path: planned.image, ground: planned.ground })
        plan.push(planned)
      }
    }
  }
  return plan
}
