/** What products need: shops with their shipping, brands and categories. */
import { brands, categories, shopShippingMethods, shops } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { freeArt, smallArt } from '../pictures'
import { CATEGORIES } from '../vocabulary/categories/all'
import { SIZE_GUIDES } from '../vocabulary/size-guides'
import { BRANDS, METHODS, SHOPS } from '../vocabulary/shops'
import { must } from './chunks'

export interface Frame {
  /** Ids by shop name, brand name, and category key (`kitchen`, `kitchen/tea-coffee`). */
  readonly shops: ReadonlyMap<string, bigint>
  readonly brands: ReadonlyMap<string, bigint>
  readonly categories: ReadonlyMap<string, bigint>
}

async function insertShops(tx: Tx): Promise<Map<string, bigint>> {
  const made = await tx
    .insert(shops)
    .values(
      SHOPS.map(({ name, art, ground, freeFrom, rate }) => ({
        name,
        image: freeArt(art),
        ground,
        rate,
        freeShippingFromMinor: freeFrom === null ? null : BigInt(freeFrom),
      })),
    )
    .returning({ id: shops.id, name: shops.name })
  const ids = new Map(made.map(({ id, name }) => [name, id]))
  await tx.insert(shopShippingMethods).values(
    SHOPS.flatMap(({ name, methods }) =>
      methods.map((method, position) => {
        const { names, cents, from, to } = METHODS[method]
        const shopId = must(ids, name)
        return { shopId, method, names, costMinor: BigInt(cents), etaFromDays: from, etaToDays: to, position }
      }),
    ),
  )
  return ids
}

async function insertBrands(tx: Tx): Promise<Map<string, bigint>> {
  const rows = CATEGORIES.flatMap(({ key, ground, subs }) =>
    (BRANDS[key] ?? []).map((name, index) => {
      const sub = subs[index % subs.length]
      return { name, image: freeArt(sub?.art ?? 'shop'), ground }
    }),
  )
  const made = await tx.insert(brands).values(rows).returning({ id: brands.id, name: brands.name })
  return new Map(made.map(({ id, name }) => [name, id]))
}

async function insertCategories(tx: Tx): Promise<Map<string, bigint>> {
  const ids = new Map<string, bigint>()
  const id = { id: categories.id }
  for (const [position, { key, art, ground, names, subs }] of CATEGORIES.entries()) {
    const [top] = await tx
      .insert(categories)
      .values({ names, image: smallArt(art), ground, position, sizeGuide: SIZE_GUIDES[key] })
      .returning(id)
    if (!top) throw new Error('A category was not written.')
    ids.set(key, top.id)
    const rows = subs.map((sub, index) => ({
      parentId: top.id,
      names: sub.names,
      image: smallArt(sub.art),
      ground,
      position: index,
      sizeGuide: SIZE_GUIDES[`${key}/${sub.key}`],
    }))
    const made = await tx.insert(categories).values(rows).returning(id)
    made.forEach((one, index) => ids.set(`${key}/${subs[index]?.key}`, one.id))
  }
  return ids
}

export async function insertFrame(tx: Tx): Promise<Frame> {
  return { shops: await insertShops(tx), brands: await insertBrands(tx), categories: await insertCategories(tx) }
}
