/** Pending work for the demo's operators: a second operator, a product to approve, stock to add, and suggested brands. */
import { and, asc, eq, notExists } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { DAY_MS } from '@contract/base/constants'
import { createAccount } from '../../areas/users/create-account'
import { hashPassword } from '../../areas/account/passwords'
import { searchText } from '../../areas/catalogue/lists/search-text'
import { users } from '../../kernel/db/schema/accounts'
import { brands, productImages, productOptions, products, skus } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { askOperators } from '../../areas/intake/ask'
import { six } from './vocabulary/texts'

/** Gives the second approval where two are needed. The password is the demo operator's. */
export const DEPUTY_EMAIL = 'deputy@souk.test'

const NAMES = six(
  '节日款茶壶',
  '節日款茶壺',
  'Festive teapot',
  'กาน้ำชารุ่นเทศกาล',
  '祝いのティーポット',
  'Tetera de fiesta',
)

/** A new one, and one that is there already in another spelling. */
const SUGGESTED = ['Hearthline', 'Claywik']

interface Waiting {
  readonly seller: bigint
  readonly shopId: bigint
  /** The demo operators'. */
  readonly password: string
  readonly now: Date
}

async function insertDeputy(tx: Tx, password: string, since: Date): Promise<void> {
  const passwordHash = await hashPassword(password)
  const id = await createAccount(tx, { firstname: 'Ama', email: DEPUTY_EMAIL, passwordHash, invitedBy: null }, since)
  if (id === null) throw new Error(`${DEPUTY_EMAIL} exists already.`)
  await tx.update(users).set({ role: 'operator' }).where(eq(users.id, id))
}

/** The first product of the shop with a single variant. */
async function simpleProduct(tx: Tx, shopId: bigint) {
  const axes = tx.select().from(productOptions).where(eq(productOptions.productId, products.id))
  return one(
    await tx
      .select({ product: products, sku: skus, brand: brands.name })
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.id))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(products.shopId, shopId), notExists(axes)))
      .orderBy(asc(products.id))
      .limit(1),
  )
}

/** A copy of a product that is on sale, without stock, hidden until an operator approves it. */
async function insertHidden(tx: Tx, { product, sku, brand }: Awaited<ReturnType<typeof simpleProduct>>, at: Date) {
  const { shopId, brandId, categoryId, image, ground, priceMinor, taxRateBps } = product
  const like = { shopId, brandId, categoryId, image, ground, priceMinor, taxRateBps }
  const { id } = one(
    await tx
      .insert(products)
      .values({
        ...like,
        names: NAMES,
        descriptions: product.descriptions,
        shortDescriptions: product.shortDescriptions,
        state: 'review',
        hidden: true,
        listedAt: null,
        searchText: searchText({ names: NAMES, brand, categories: [] }),
        createdAt: at,
      })
      .returning({ id: products.id }),
  )
  await tx.insert(productImages).values({ productId: id, position: 0, path: image })
  await tx.insert(skus).values({ sku: `${sku.sku}-FESTIVE`, productId: id, shopId, priceMinor, stock: 0 })
  return id
}

export async function insertPendingWork(tx: Tx, { seller: userId, shopId, password, now }: Waiting): Promise<void> {
  await insertDeputy(tx, password, new Date(now.getTime() - 60 * DAY_MS))
  const createdAt = new Date(now.getTime() - DAY_MS)
  const like = await simpleProduct(tx, shopId)
  const hidden = await insertHidden(tx, like, createdAt)
  await askOperators(tx, { type: 200, userId, shopId, productId: hidden, note: 'For the holidays', createdAt })
  const what = { productId: like.product.id, skuId: like.sku.id, qty: 24, note: 'Two boxes, from Thursday on' }
  await askOperators(tx, { type: 300, userId, shopId, ...what, createdAt })
  const brand = { image: '', ground: 'sand', state: 'suggested' as const, suggestedBy: userId, updatedAt: createdAt }
  await tx.insert(brands).values(SUGGESTED.map((name) => ({ ...brand, name })))
}
