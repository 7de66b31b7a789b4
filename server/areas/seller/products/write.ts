/** Writes the content of a product, however many variants it has, by the same number of statements. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { zip } from '@contract/rules/lists'
import { skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { addProduct, saveProduct } from '../../catalogue/manage/save-product'
import { listedAs } from '../../catalogue/refresh'
import { indexChanged } from '../../search/index/queue'
import type { ShopActor } from '../record'
import type { Draft } from './draft'
import type { Facts } from './facts'
import { type ProductDetails, type ProductRow, type ShownProduct, type SkuRow } from './product-details'
import { clearWay, isChanged, planVariants, type VariantPlan } from './variants'
import { writeContent } from './write-content'

/** Saves of one shop run one after the other: two could use the same SKU. */
export async function takeTurns(tx: Tx, shopId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`seller:${shopId}`}, 0))`)
}

/** Those of these upper-case SKUs that other products of the shop have. */
export async function takenCodes(tx: Tx, shopId: bigint, productId: bigint | null, codes: readonly string[]) {
  if (codes.length === 0) return new Set<string>()
  const code = sql<string>`upper(${skus.sku})`
  const others = productId === null ? undefined : ne(skus.productId, productId)
  const found = await tx
    .select({ code })
    .from(skus)
    .where(and(eq(skus.shopId, shopId), inArray(code, [...codes]), others))
  return new Set(found.map((each) => each.code))
}

interface Writing {
  /** The locked product; null: a new one. */
  readonly goods: ProductDetails | null
  readonly draft: Draft
  /** Variants that cannot be deleted. */
  readonly needed: ReadonlySet<bigint>
  /** What lists find it by. */
  readonly shelf: Pick<Facts, 'brand' | 'categories'>
}

type Written = ProductRow & { readonly author: string | null }

/** The row of the product, with the columns that repeat its variants, pictures, brand and category. */
async function writeRow(
  tx: Tx,
  { userId, shop, at }: ShopActor,
  { goods, draft, shelf: { brand, categories } }: Writing,
  { kept, added }: VariantPlan,
): Promise<Written> {
  const { names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps, images } = draft
  const variants = [...kept.map(({ next }) => next), ...added]
  const shown = listedAs({ names, brand: brand?.name ?? '', categories: categories ?? [], images, variants })
  const content = { names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps, ...shown }
  const touched = { updatedAt: at, updatedBy: userId }
  if (goods) {
    const next = { ...content, ...touched, version: goods.row.version + 1 }
    return saveProduct(tx, goods.row.id, next)
  }
  const begun = { state: 'draft', hidden: true, listedAt: null } as const
  const made = { ...content, ...touched, ...begun, shopId: shop.id, createdAt: at }
  return addProduct(tx, made)
}

/** Writes the product, which has been checked, with its history, and returns it. */
export async function writeProduct(tx: Tx, actor: ShopActor, writing: Writing): Promise<Omit<ShownProduct, 'remark'>> {
  const { goods: before, draft, needed } = writing
  const plan = planVariants(before, draft, needed)
  const { author, ...row } = await writeRow(tx, actor, writing, plan)
  const ids = await clearWay(tx, actor, plan)
  const of = { productId: row.id, shopId: row.shopId }
  const rowOf = ({ before: { id }, next }: VariantPlan['kept'][number]): SkuRow => ({ ...next, id, ...of })
  const added = zip(ids, plan.added).map(([id, next]): SkuRow => ({ ...next, id, ...of }))
  const after: ProductDetails = {
    row,
    images: draft.images,
    options: draft.options.map(({ option, names, values }, position) => ({
      ...{ option, names, values: [...values], position, productId: row.id },
    })),
    skus: [...plan.kept.map(rowOf), ...added],
  }
  await writeContent(tx, actor, { before, after, changed: plan.kept.filter(isChanged).map(rowOf), added })
  await indexChanged(tx, [row.id])
  return { ...after, author: author ?? '' }
}
