/** Pictures that were taken off go once nothing has referred to them for a month; whatever refers to one keeps it. */
import { eq } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { productImages } from '../../kernel/db/schema/catalogue'
import { pictureSources } from '../../kernel/db/schema/imports'
import { uploads } from '../../kernel/db/schema/uploads'
import type { Db, Tx } from '../../kernel/db/types'
import { newPiece, withSeller, readProduct, saveOf } from '../../testing/seller-scene'
import { during } from '../../testing/during'
import { createTestFiles } from '../../testing/files'
import { order, type Buyer, type Market } from '../../testing/market'
import { knownOf } from '../imports/check/known'
import { shelfOf } from '../imports/check/shelf'
import { newFileName, filesOf } from './file-names'
import { keepUpload, purgeUploads } from './keep'
import { dropUnreferenced } from './unreferenced'

let market: Market
let seller: Buyer
const files = createTestFiles()

withSeller((made, by) => {
  market = made
  seller = by
})

const isThere = async (name: string) =>
  Promise.all(filesOf(name).map(async (file) => (await files.open(file)) !== null))
const housekeeping = (days: number) =>
  purgeUploads(market.db, files, new Date(market.clock.now().getTime() + days * DAY_MS))

/** An upload of the seller that waits for a form, with its three files. */
async function upload() {
  const name = newFileName('product')
  for (const file of filesOf(name)) await files.put(file, new Uint8Array([1]))
  const row = { userId: seller.userId, purpose: 'product', name, bytes: 3 } as const
  return { name, path: `/uploads/${name}`, id: String(await keepUpload(market.db, row, market.clock.now())) }
}

const show = async (productId: string, pictures: readonly object[]) =>
  seller.ok('sellerProductSave', saveOf(await readProduct(seller, productId), { images: pictures }))

/** A product that shows one upload. */
async function shown() {
  const { productId } = await newPiece(market, {})
  const picture = await upload()
  await show(productId, [{ upload_id: picture.id }])
  return { productId, picture }
}

const ALL = [true, true, true]
const GONE = [false, false, false]

it('deletes a picture in all its sizes a month after it was taken off [upload.taken-off]', async () => {
  const { productId, picture } = await shown()
  const next = await upload()
  await show(productId, [{ upload_id: next.id }])
  await housekeeping(2)
  await housekeeping(31)
  expect(await isThere(picture.name)).toEqual(ALL)
  await housekeeping(33)
  expect(await isThere(picture.name)).toEqual(GONE)
  expect(await market.db.select().from(uploads).where(eq(uploads.name, picture.name))).toEqual([])
  expect(await isThere(next.name)).toEqual(ALL)
})

it('counts the month anew for a picture that came back and went again [upload.taken-off]', async () => {
  const { productId, picture } = await shown()
  const next = await upload()
  await show(productId, [{ upload_id: next.id }])
  await housekeeping(2)
  await market.db.update(productImages).set({ path: picture.path }).where(eq(productImages.path, next.path))
  await housekeeping(20)
  await market.db.update(productImages).set({ path: next.path }).where(eq(productImages.path, picture.path))
  await housekeeping(21)
  await housekeeping(40)
  expect(await isThere(picture.name)).toEqual(ALL)
  await housekeeping(52)
  expect(await isThere(picture.name)).toEqual(GONE)
})

it('keeps what an order shows, and what came back at the last moment [upload.taken-off]', async () => {
  const { productId, picture } = await shown()
  const ordered = await shown()
  const buyer = await market.buyer(100_000n)
  const { skus } = await readProduct(seller, ordered.productId)
  await order(market, buyer, [ordered.productId, 1, skus[0]?.sku])
  await show(ordered.productId, [{ upload_id: (await upload()).id }])
  const next = await upload()
  await show(productId, [{ upload_id: next.id }])
  await housekeeping(2)
  await market.db.update(productImages).set({ path: picture.path }).where(eq(productImages.path, next.path))
  await housekeeping(33)
  expect(await isThere(picture.name)).toEqual(ALL)
  expect(await isThere(ordered.picture.name)).toEqual(ALL)
})

it('forgets where a picture came from that is gone, so that an import fetches it again', async () => {
  const { productId, picture } = await shown()
  const at = market.clock.now()
  const source = { shopId: market.base.shopId, source: 'a'.repeat(64), path: picture.path, at }
  await market.db.insert(pictureSources).values(source)
  await show(productId, [{ upload_id: (await upload()).id }])
  await housekeeping(2)
  await housekeeping(33)
  expect(await isThere(picture.name)).toEqual(GONE)
  expect(await market.db.select().from(pictureSources)).toEqual([])
})

it('tries a file again that the store could not delete [upload.taken-off]', async () => {
  const waiting = await upload()
  const failing = { ...files, remove: () => Promise.reject(new Error('the bucket is away')) }
  const later = new Date(market.clock.now().getTime() + 2 * DAY_MS)
  await expect(purgeUploads(market.db, failing, later)).rejects.toThrow('the bucket is away')
  expect(await isThere(waiting.name)).toEqual(ALL)
  await housekeeping(2)
  expect(await isThere(waiting.name)).toEqual(GONE)
  expect(await market.db.select().from(uploads).where(eq(uploads.name, waiting.name))).toEqual([])
})

it('takes nothing for a form whose files are about to go', async () => {
  const waiting = await upload()
  const at = market.clock.now()
  await market.db.update(uploads).set({ droppedAt: at }).where(eq(uploads.name, waiting.name))
  const { productId } = await newPiece(market, {})
  const product = await readProduct(seller, productId)
  const answer = await seller.call('sellerProductSave', saveOf(product, { images: [{ upload_id: waiting.id }] }))
  expect(answer.data).toEqual({ errors: [{ field: 'images.0', rule: 'picture' }] })
  expect(one(await market.db.select().from(uploads).where(eq(uploads.name, waiting.name))).usedAt).toBeNull()
})

describe('a picture that an import names while it is given up [upload.taken-off]', () => {
  /** A picture that nothing has referred to for a month, and an import that shows it if it is there. */
  async function forgotten() {
    const { productId, picture } = await shown()
    await show(productId, [{ upload_id: (await upload()).id }])
    await housekeeping(2)
    const line = { line: 2, cells: { images: picture.path }, faults: [] }
    const name = async (tx: Tx) => {
      const { pictureOf } = await knownOf(tx, { shopId: market.base.shopId, shelf: shelfOf([], []) }, [line])
      const path = pictureOf(picture.path)
      if (path) await tx.insert(productImages).values({ productId: BigInt(productId), position: 5, path })
      return path
    }
    const giveUp = (db: Db) => dropUnreferenced(db, new Date(market.clock.now().getTime() + 33 * DAY_MS))
    const stateOf = async () => one(await market.db.select().from(uploads).where(eq(uploads.name, picture.name)))
    return { picture, name, giveUp, stateOf }
  }

  it('stays if the import was first', async () => {
    const { name, giveUp, stateOf } = await forgotten()
    await during(market, name, () => giveUp(market.db))
    expect((await stateOf()).droppedAt).toBeNull()
    await giveUp(market.db)
    expect(await stateOf()).toMatchObject({ droppedAt: null, unreferencedSince: null })
  })

  it('is not there for the import if that came second', async () => {
    const { name, giveUp, stateOf } = await forgotten()
    expect(await during(market, giveUp, () => market.db.transaction(name))).toBeUndefined()
    expect((await stateOf()).droppedAt).not.toBeNull()
  })
})
