/** The profile: the photo, names, the password, and payout accounts. */
import { expect } from '@playwright/test'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { profileIds } from '@/features/account/profile/ids'
import { pageIds } from '@/kit/ids'
import { pictureIds } from '@/kit/picture-field/ids'
import { securityIds } from '@/features/account/security/ids'

import { linkTo } from '@/routes'
import { call, ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { fillLogin, logIn } from './account'
import { eventually, type Driver } from './driver'
import { newPhoto, type Photo } from './photo'
import type { ScenarioWith } from './scenario'

/** How a target chooses pictures, and how it restarts. */
export interface Hand {
  /** The user will choose this photo, or go back, whenever the device asks. */
  pick(photo: Photo | 'cancel'): Promise<void>
  /** Whether the screen asks first where the picture comes from. */
  readonly asks: boolean
  /** Whether the picture at this address is shown. */
  shows(address: string): Promise<boolean>
  /** Restarts the app on the same device. */
  restart(): Promise<void>
}

const FRESH = 'four-small-goats'
const field = profileIds.field

async function begin(driver: Driver): Promise<Buyer> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('dashboard'))
  await driver.tap(profileIds.open)
  await driver.find(pageIds.profile)
  return buyer
}

async function change(driver: Driver, { asks }: Hand): Promise<void> {
  await driver.tap(pictureIds.change)
  if (asks) await driver.tap(pictureIds.source('gallery'))
}

const photoOf = (buyer: Buyer) =>
  eventually(
    async () => (await ok('getUserinfo', {}, buyer)).avatar,
    (avatar) => avatar !== '',
    'the photo on the server',
  )

async function untilShown(hand: Hand, address: string): Promise<void> {
  await eventually(
    () => hand.shows(address),
    (shown) => shown,
    `the picture ${address} is shown`,
  )
}

async function photoAndName(driver: Driver, hand: Hand): Promise<void> {
  const buyer = await begin(driver)
  await hand.pick('cancel')
  await change(driver, hand)
  await driver.find(field('firstname'))
  await hand.pick(await newPhoto())
  await change(driver, hand)
  const address = await photoOf(buyer)
  await driver.type(field('firstname'), 'Grace Hopper')
  await driver.type(field('phone'), '+351 912 345 678')
  await driver.tap(profileIds.save)
  await eventually(
    () => ok('getUserinfo', {}, buyer),
    ({ firstname, phone }) => firstname === 'Grace Hopper' && phone === '+351 912 345 678',
    'the name on the server',
  )
  await hand.restart()
  await driver.open(linkTo('profile'))
  await driver.find(pageIds.profile)
  expect(await driver.read(field('firstname'))).toBe('Grace Hopper')
  await untilShown(hand, address)
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('image/webp')
}

async function withoutNetwork(driver: Driver, hand: Hand): Promise<void> {
  const buyer = await begin(driver)
  await hand.pick(await newPhoto())
  await driver.find(field('firstname'))
  await driver.offline(true)
  await change(driver, hand)
  await driver.find(pictureIds.retry)
  await driver.offline(false)
  expect((await ok('getUserinfo', {}, buyer)).avatar).toBe('')
  await driver.tap(pictureIds.retry)
  await photoOf(buyer)
  await driver.gone(pictureIds.retry)
}

async function password(driver: Driver): Promise<void> {
  const buyer = await begin(driver)
  await driver.tap(profileIds.password)
  await driver.type(field('new_password'), FRESH)
  await driver.type(field('password_confirm'), FRESH)
  await driver.type(field('password'), 'not this one')
  await driver.tap(profileIds.save)
  await driver.find(`${field('password')}-error`)
  await driver.type(field('password'), buyer.password)
  await driver.tap(profileIds.save)
  await driver.find(profileIds.addresses)
  expect((await call('login', { email: buyer.email, password: FRESH })).code).toBe(200)
}

async function payout(driver: Driver): Promise<void> {
  const buyer = await begin(driver)
  await driver.tap(profileIds.bank)
  const account = { bank_name: 'First Bank', bank_account_name: 'Ada Lovelace', bank_routing_number: '021000021' }
  const fields = { ...account, bank_account_number: '123456789012', password: buyer.password }
  for (const [name, value] of Object.entries(fields)) await driver.type(field(name), value)
  await driver.tap(profileIds.save)
  await eventually(
    () => driver.read(profileIds.bank),
    (row) => row.includes('••••9012'),
    'the account, all but hidden',
  )
  expect((await ok('getUserinfo', {}, buyer)).bank_name).toBe('••••Bank')
}

/** A new password, set on another device, ends the session while the form is open. */
async function lostSession(driver: Driver): Promise<void> {
  const buyer = await begin(driver)
  await driver.tap(profileIds.bank)
  const account = { bank_name: 'First Bank', bank_account_name: 'Ada Lovelace', bank_routing_number: '021000021' }
  const fields = { ...account, bank_account_number: '123456789012', password: buyer.password }
  for (const [name, value] of Object.entries(fields)) await driver.type(field(name), value)
  await ok('updateUser', { new_password: FRESH, password_confirm: FRESH, password: buyer.password }, buyer)
  await driver.tap(profileIds.save)
  await fillLogin(driver, { email: buyer.email, password: FRESH })
  await driver.find(field('bank_name'))
  expect(await driver.read(field('bank_name'))).toBe('First Bank')
  expect(await driver.read(field('bank_account_number'))).toBe('123456789012')
  await driver.type(field('password'), FRESH)
  await driver.tap(profileIds.save)
  await eventually(
    () => driver.read(profileIds.bank),
    (row) => row.includes('••••9012'),
    'the account, with no more than the password typed again',
  )
}

/** Another device is listed, is logged out, and disappears; this one stays logged in. */
async function devices(driver: Driver): Promise<void> {
  const buyer = await begin(driver)
  const { email, password } = buyer
  const elsewhere = await ok('login', { email, password })
  await driver.tap(securityIds.open)
  await driver.find(securityIds.page)
  const other = { token: elsewhere['access-token'] }
  const { list } = await ok('sessions', {}, other)
  const id = one(list.filter(({ current }) => current).map(({ session_id }) => session_id))
  await driver.find(securityIds.session(id))
  const { list: events } = await ok('signIns', {}, other)
  await driver.find(securityIds.event(one(events).id))
  await driver.tap(securityIds.end(id))
  await eventually(
    async () => (await call('getUserinfo', {}, other)).code,
    (code) => code === Code.notLoggedIn,
    'the other device is logged out',
  )
  expect((await call('getUserinfo', {}, buyer)).code).toBe(200)
  await driver.find(securityIds.page)
}

async function mails(driver: Driver): Promise<void> {
  const buyer = await begin(driver)
  await driver.tap(profileIds.mails)
  await driver.tap(profileIds.mail('order_message'))
  await eventually(
    () => ok('mailChoices', {}, buyer),
    ({ choices }) => choices.some(({ kind, on }) => kind === 'order_message' && !on),
    'mails about messages are off on the server',
  )
}

export const PROFILE: readonly ScenarioWith<Hand>[] = [
  {
    name: 'changes photo, name and telephone number, and shows them after a restart [route.profile]',
    play: photoAndName,
  },
  {
    name: 'sends a photo again after the network was lost [route.profile] [transport.upload-error]',
    play: withoutNetwork,
  },
  { name: 'changes the password only with the current one [route.profile]', play: password },
  { name: 'lists the sessions of the account, and logs out another device [route.security]', play: devices },
  { name: 'switches mails off that are about messages [route.profile] [rule.mail-choices]', play: mails },
  { name: 'stores a bank account, and shows only its end [route.profile]', play: payout },
  {
    name: 'restores the input after the session was lost [route.profile] [code.logout]',
    play: lostSession,
  },
]
