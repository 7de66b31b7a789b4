/** The comparison of products [field.compare.attributes]. */
import { asc, eq, inArray } from 'drizzle-orm'
import type { Attribute, Comparison } from '@contract/entities/comparison'
import type { Language } from '@contract/base/languages'
import { brands, productOptions, products, shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { wordsOf } from '../../kernel/text/catalogue'
import { textIn } from '../../kernel/text/texts'
import { loadCards } from './lists/cards'
import { loadCategories } from './categories'

/** A property of one product. */
interface Property {
  readonly key: string
  readonly name: string
  readonly value: string
}

async function loadFacts(db: Db, ids: readonly bigint[], language: Language, now: Date) {
  const rows = await db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      about: products.shortDescriptions,
      brand: brands.name,
      shop: shops.name,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(products.id, [...ids]))
  const categories = await loadCategories(db, now)
  const names = wordsOf('comparison', language)
  return rows.map(({ id, categoryId, about, brand, shop }) => {
    const node = categories.node(String(categoryId), language, 0)
    const texts = { about: textIn(about, language), brand, category: node[`name_${language}`] ?? node.name_en, shop }
    const properties = Object.entries(texts).map(([key, value]) => ({
      key,
      name: names[key as keyof typeof texts],
      value,
    }))
    return { id, properties }
  })
}

async function loadAxes(db: Db, ids: readonly bigint[], language: Language) {
  const axes = await db
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, [...ids]))
    .orderBy(asc(productOptions.position), asc(productOptions.option))
  return axes.map(({ productId, option, names, values }) => ({
    id: productId,
    property: {
      key: `option:${option}`,
      name: textIn(names, language),
      value: values.map((value) => textIn(value.names, language)).join(', '),
    },
  }))
}

/** The properties of all products as rows: one per key, in order of first appearance. */
function sideBySide(all: readonly (readonly Property[])[]): Attribute[] {
  const names = new Map(all.flat().map(({ key, name }) => [key, name]))
  return [...names].map(([key, name]) => ({
    key,
    name,
    values: all.map((properties) => properties.find((property) => property.key === key)?.value ?? null),
  }))
}

/**
 * The cards of these products in their order, with their properties: a description, brand, category, shop, and the
 * choices of each variant axis, in the caller's language. Unknown and withdrawn products are left out.
 */
export async function compareProducts(
  db: Db,
  ids: readonly bigint[],
  language: Language,
  now: Date,
): Promise<Comparison> {
  const list = await loadCards(db, [...new Set(ids)], language, now)
  if (list.length === 0) return { list, attributes: [] }
  const shown = list.map(({ product_id }) => BigInt(product_id))
  const facts = await loadFacts(db, shown, language, now)
  const axes = await loadAxes(db, shown, language)
  const all = shown.map((id) => [
    ...(facts.find((fact) => fact.id === id)?.properties ?? []),
    ...axes.filter((axis) => axis.id === id).map(({ property }) => property),
  ])
  return { list, attributes: sideBySide(all) }
}
