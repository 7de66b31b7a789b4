/** From buyer to seller: the application with its papers, and the new store. */
import { expect } from '@playwright/test'
import { sellerIds } from '@/features/seller/ids'
import { pictureIds } from '@/kit/picture-field/ids'
import { signatureIds } from '@/features/seller/signature-pad/signature-ids'
import { shopIds } from '@/features/shop/ids'
import { ids } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { application } from '../../contract/support/sellers'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import { newPhoto } from './photo'
import { logInOperator } from './operator'
import type { Hand } from './profile'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

const { field } = sellerIds

/** Adds a picture of one side of the ID, and waits until it has arrived. */
async function addSide(driver: Driver, hand: Hand, side: 'id_front' | 'id_back'): Promise<void> {
  await hand.pick(await newPhoto())
  await driver.tap(sellerIds.picture(side))
  if (hand.asks) await driver.tap(pictureIds.source('gallery'))
}

async function stateOf(buyer: Buyer): Promise<number | null> {
  return (await ok('getUserinfo', {}, buyer)).seller?.state ?? null
}

/** An operator finds the pending application, and approves it. */
async function approve(buyer: Buyer): Promise<void> {
  const operator = await logInOperator()
  const { list } = await ok('opsApplications', { state: 0, page_size: 50 }, operator)
  const asked = list.find(({ user }) => user.email === buyer.email)
  if (!asked) throw new Error('the application does not wait for an operator')
  await ok('opsApplicationsDecide', { id: asked.id, state: 1 }, operator)
}

/** A seller with an approved store. */
export async function newStore(): Promise<Buyer> {
  const buyer = await newBuyer()
  await ok('applySeller', await application(buyer), buyer)
  await approve(buyer)
  return buyer
}

async function apply(driver: Driver, hand: Hand): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('dashboard'))
  await driver.tap(sellerIds.open)
  await driver.find(sellerIds.createPage)
  await driver.type(field('shop_name'), 'Ada’s pots')
  await driver.type(field('address'), '1 Lane, Lisbon')
  await addSide(driver, hand, 'id_front')
  await addSide(driver, hand, 'id_back')
  await driver.find(sellerIds.agreement)
  await driver.tap(sellerIds.send)
  await driver.find(signatureIds.error)
  expect(await stateOf(buyer)).toBeNull()
  await driver.tap(signatureIds.other)
  await driver.type(signatureIds.name, 'Ada Lovelace')
  await driver.tap(sellerIds.send)
  await driver.find(sellerIds.state('waiting'))
  expect(await stateOf(buyer)).toBe(0)
  await approve(buyer)
  await driver.open(linkTo('dashboard'))
  await driver.tap(sellerIds.open)
  await driver.find(sellerIds.state('open'))
  await driver.tap(sellerIds.toStore)
  await driver.find(sellerIds.thisMonth)
}

async function ownStore(driver: Driver): Promise<void> {
  const seller = await newStore()
  await logIn(driver, seller)
  await driver.open(linkTo('dashboard'))
  await driver.tap(sellerIds.open)
  await driver.find(sellerIds.thisMonth)
  await driver.tap(sellerIds.days)
  await driver.tap(sellerIds.settings)
  await driver.type(field('name'), 'Ada’s glass')
  await driver.tap(sellerIds.save)
  await driver.find(sellerIds.thisMonth)
  expect((await ok('storeDashboard', {}, seller)).store.name).toBe('Ada’s glass')
  await driver.tap(sellerIds.publicPage)
  await eventually(
    () => driver.read(shopIds.shopName),
    (name) => name === 'Ada’s glass',
    'the name that buyers see',
  )
}

async function denied(driver: Driver): Promise<void> {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('store'))
  await driver.find(sellerIds.denied)
  await driver.tap(sellerIds.become)
  await driver.find(sellerIds.createPage)
}

async function fromProduct(driver: Driver): Promise<void> {
  const [article] = await articles()
  const { shop } = await ok('shop', { a: article.shopId, b: 1 })
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(ids.shopOpen)
  await driver.find(shopIds.shopPage)
  await driver.find(catalogueIds.searchCount)
  expect(await driver.read(shopIds.shopName)).toBe(shop.name)
}

export const SELLING: readonly ScenarioWith<Hand>[] = [
  {
    name: 'requires papers and a signature for an application, and opens the store once it is approved [route.shop-create] [rule.signature] [state.application]',
    play: apply,
  },
  { name: 'shows sellers their store, and saves its settings [route.store] [role.seller]', play: ownStore },
  { name: 'shows buyers no store, and links to the application [route.store] [code.permission]', play: denied },
  { name: 'opens the shop from a product [route.shop-detail]', play: fromProduct },
]
