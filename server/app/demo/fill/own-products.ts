/** The demo's own products as patterns: what the products made from them need beside what the database copies. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { comparable } from '@contract/rules/comparable'
import { readCategories } from '../../../areas/catalogue/categories'
import { tokensOf } from '../../../areas/search/analysis/tokens'
import { brands, productImages, products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'

export interface Pattern {
  /** From 0. */
  readonly k: number
  readonly product: string
  /** The names as search texts have them. */
  readonly names: Readonly<Record<Language, string>>
  /** The names of its categories as search texts have them. */
  readonly above: string
  /** Its own brand as the index has it. */
  readonly brand: string
  readonly brands: readonly { readonly id: string; readonly text: string; readonly vector: string }[]
  readonly shops: readonly string[]
  readonly pictures: readonly { readonly path: string; readonly ground: string }[]
}

/** The ground is part of a picture's name. */
const groundOf = (path: string, otherwise: string) => /-([a-z]+)-(?:plain|floor|disc|arch)/.exec(path)?.[1] ?? otherwise

const grouped = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const found = new Map<string, T[]>()
  for (const one of list) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return found
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** What searchText makes of categories. */
const textOf = (above: readonly Texts[]) =>
  above
    .flatMap((names) => Object.values(names))
    .map(comparable)
    .join('\n')

function namesOf(names: Texts): Record<Language, string> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, comparable(names[code] ?? names.en)])) as Record<
    Language,
    string
  >
}

/** A brand as the index of the search has it: the text of a tsvector. */
const vectorOf = (brand: string) => tokensOf({ names: { en: '' }, brand, categories: [], values: [] }).vector

/** The patterns: listed products of the demo's own, which are on sale in at least one variant. */
export async function readPatterns(db: Db, ownUntil: bigint): Promise<Pattern[]> {
  const index = await readCategories(db)
  const onSale = db.select({ id: skus.productId }).from(skus).where(eq(skus.discontinued, false))
  const isOwn = and(lte(products.id, ownUntil), eq(products.hidden, false), inArray(products.id, onSale))
  const own = await db
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(isOwn)
    .orderBy(asc(products.id))
  const pictures = grouped(
    await db
      .select()
      .from(productImages)
      .where(lte(productImages.productId, ownUntil))
      .orderBy(asc(productImages.productId), asc(productImages.position)),
    ({ productId }) => String(productId),
  )
  const topOf = ({ categoryId }: { categoryId: bigint }) => textOf(index.above(String(categoryId)).slice(-1))
  const inTop = grouped(own, ({ product }) => topOf(product))
  return own.map(({ product, brand: ownBrand }, k) => {
    const fellows = inTop.get(topOf(product)) ?? []
    const brandNames = new Map(fellows.map(({ product: { brandId }, brand }) => [String(brandId), brand]))
    return {
      k,
      product: String(product.id),
      names: namesOf(product.names),
      above: textOf(index.above(String(product.categoryId))),
      brand: vectorOf(ownBrand),
      brands: [...brandNames].map(([brandId, brand]) => ({
        id: brandId,
        text: comparable(brand),
        vector: vectorOf(brand),
      })),
      shops: unique(fellows.map(({ product: { shopId } }) => String(shopId))),
      pictures: (pictures.get(String(product.id)) ?? []).map(({ path }) => ({
        path,
        ground: groundOf(path, product.ground),
      })),
    }
  })
}
