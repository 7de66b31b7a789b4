/** What was typed in the middle of a form survives the loss of the session, for the same person alone. */
import { one } from '@contract/rules/lists'
import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'
import type { UserInfo } from '@contract/entities/user'

import { openScreen, prepareScreen } from './screen'
import { button, field, has } from './find'
import { until } from './until'

import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { sendFile } from '@/platform/pictures/send-file'
import { OPENED } from './checkout-data'
import { ok, refused, type FakeServer } from './fake-server'
import { call } from '@/services/request'
import { settle } from './render-hook'
import { session } from '@/stores/session'
import { watchSessionLoss } from '@/stores/session-life'
import { signOut } from '@/stores/sign-in'
import { enter, user } from './person'
import DeliveryPage from '@/features/purchase/delivery-screen'
import CommentPage from '@/features/after-sale/review/review-screen'
import RefundPage from '@/features/after-sale/refund/refund-screen'
import AddressPage from '@/features/addresses/addresses-screen'
import ProfilePage from '@/features/account/profile/profile-screen'
import RechargePage from '@/features/wallet/recharge/recharge-screen'
import WalletPage from '@/features/wallet/wallet-screen'
import WithdrawPage from '@/features/wallet/withdraw/withdraw-screen'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: () => ['gallery'], choose: jest.fn(), release: jest.fn() },
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
watchSessionLoss()

const choose = pictureChooser.choose as jest.Mock
const send = sendFile as jest.MockedFunction<typeof sendFile>

const USER: UserInfo = {
  firstname: 'Robin Sample',
  email: 'robin@souk.test',
  has_password: true,
  phone: '',
  avatar: '',
  role: 'seller',
  invitation_code: 'AAAAAA',
  seller_url: '',
  seller: { state: 1, remark: '', shop_id: '3' },
  card: { count: 0 },
  product: { count: 0 },
  notice: { count: 0 },
  notify: false,
  bank_name: '••••Bank',
  bank_account_name: '••••mple',
  bank_account_number: '••••9012',
  bank_routing_number: '••••0001',
  virtual_wallet: '',
}
const USD = { code: 'USD', name: 'US Dollar', currency: 'USD', balance: '500.00', frozen: '0.00' }
const LINE = {
  item_id: '1',
  product_id: '7',
  sku: 'S1',
  name_en: 'Enamel teapot',
  image: 'p/teapot-600.webp',
  ground: 'sand',
  qty: 2,
  price: '15.00',
  row_price: '30.00',
  coupon_share: '0.00',
  custom_option_info: [],
  commented: false,
  refundable: 2,
}
const ORDER = {
  order_id: '12',
  increment_id: '261110000012',
  status: 'receipt_confirmed',
  product_total: '60.00',
  coupon_cost: '0.00',
  shipping_cost: '1.90',
  tax_total: '8.70',
  grand_total: '61.90',
  charge: [],
  shop: { shop_id: '1', name: 'Claywick Kitchen', image: '', ground: 'mist' },
  address: {},
  customer: { name: 'Robin Sample', email: 'robin@souk.test', telephone: '' },
  timeline: [],
  products: [LINE, { ...LINE, item_id: '2', sku: 'S2' }],
  actions: ['comment', 'refund'],
}
const NONE = ok({ list: [], count: 0, p: 1, page_size: 20 })

let server: FakeServer

function logIn(user: UserInfo = USER): void {
  session.restore('token')
  session.setUser(user)
  server.on('getUserinfo', ok(user))
}

/** Another session has logged out everywhere: the next call says so. */
async function loseSession(): Promise<void> {
  server.on('getUserinfo', refused(1100003))
  await settle(() => expect(call('getUserinfo', {}, { silent: true })).rejects.toMatchObject({ code: 1100003 }))
  expect(session.loggedIn).toBe(false)
  await until(() => jest.mocked(Taro.reLaunch).mock.calls.length > 0)
  cleanup()
}

beforeEach(() => {
  server = prepareScreen()
    .on('getAddressList', ok({ address_list: [] }))
    .on('checkout', ok(OPENED))
    .on('order', ok({ order: ORDER }))
    .on('getUserBalance', ok({ balance: '500.00', frozen: '0.00', wallets: [USD] }))
    .on('rechargeList', NONE)
    .on('transactionDetails', NONE)
    .on('logout', ok({}))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  let uploads = 0
  choose.mockReset().mockResolvedValue([{ uri: 'blob:proof', bytes: 1_000, name: 'proof.png' }])
  send.mockReset().mockImplementation(() => {
    uploads += 1
    const body = JSON.stringify({ code: 200, message: '', data: { id: String(uploads), url: '' } })
    return { answer: Promise.resolve({ status: 200, body }), cancel: () => undefined }
  })
  logIn()
})
afterEach(async () => {
  cleanup()
  await signOut()
})

const hasField = (label: string) => screen.queryByLabelText(label) !== null
const hasPicture = () => has('button', 'Remove picture 1')

async function tap(name: string): Promise<void> {
  await until(() => has('button', name))
  await user.click(button(name))
}

async function fill(label: string, words: string): Promise<void> {
  await until(() => hasField(label))
  await enter(field(label), words)
}

async function addPicture(name: string): Promise<void> {
  await tap(name)
  await until(hasPicture)
}

interface FormCase {
  readonly name: string
  readonly Screen: ComponentType
  readonly params?: Record<string, string>
  /** Opens the form, where the screen begins with something else. */
  readonly opens?: () => Promise<void>
  /** A field of the form, and what is typed there. */
  readonly typed: readonly [label: string, words: string]
  /** The label of a secret beside it. */
  readonly secret?: string
  /** The button that adds a picture beside it. */
  readonly pictures?: string
}

const FORMS: readonly FormCase[] = [
  {
    name: 'a new address of the book',
    Screen: AddressPage,
    opens: () => tap('Add an address'),
    typed: ['Street, number, floor', 'Rua da Rosa 42'],
  },
  {
    name: 'a new address of the checkout',
    Screen: DeliveryPage,
    opens: () => tap('Add an address'),
    typed: ['Street, number, floor', 'Rua da Rosa 42'],
  },
  { name: 'the name of the profile', Screen: ProfilePage, typed: ['Name', 'Robin Other'] },
  {
    name: 'the bank account',
    Screen: ProfilePage,
    opens: () => tap('Bank account ••••9012'),
    typed: ['Bank name', 'Bank of Lisbon'],
    secret: 'Current password',
  },
  {
    name: 'the virtual wallet',
    Screen: ProfilePage,
    opens: () => tap('Virtual-currency wallet Not added yet'),
    typed: ['Wallet address', '0xabc'],
    secret: 'Current password',
  },
  {
    name: 'a recharge with its proof',
    Screen: RechargePage,
    typed: ['Transaction id', '90ab77c1e20d41f'],
    pictures: 'Proof of payment: Add a picture',
  },
  { name: 'a withdrawal', Screen: WithdrawPage, typed: ['Amount, USD', '20'], secret: 'Current password' },
  {
    name: 'money for the own store',
    Screen: WalletPage,
    opens: () => tap('Move money to my store'),
    typed: ['Amount, USD', '20'],
    secret: 'Current password',
  },
  {
    name: 'a refund with its proofs',
    Screen: RefundPage,
    params: { order_id: '12' },
    typed: ['Tell us more', 'The lid is broken'],
    pictures: 'Pictures: Add a picture',
  },
  {
    name: 'a comment with its pictures',
    Screen: CommentPage,
    params: { order_id: '12' },
    typed: ['In a few words', 'Pours well'],
    pictures: 'Pictures: Add a picture',
  },
]

describe.each(FORMS)('$name', ({ Screen, params, opens, typed: [label, words], secret, pictures }) => {
  async function write(): Promise<void> {
    openScreen(Screen, params)
    await opens?.()
    await fill(label, words)
    if (secret) await fill(secret, 'three-small-goats')
    if (pictures) await addPicture(pictures)
  }

  it('is there again after the login, without a secret and without sending pictures twice [code.logout]', async () => {
    await write()
    const sent = send.mock.calls.length
    await loseSession()
    logIn()
    openScreen(Screen, params)
    await until(() => hasField(label))
    expect(field(label).value).toBe(words)
    if (secret) expect(field(secret).value).toBe('')
    if (pictures) expect(hasPicture()).toBe(true)
    expect(send.mock.calls).toHaveLength(sent)
  })

  it('is nothing for another account, and nothing after a log-out [storage.logout]', async () => {
    await write()
    await loseSession()
    logIn({ ...USER, invitation_code: 'BBBBBB', firstname: 'Ada Lovelace' })
    openScreen(Screen, params)
    await opens?.()
    await until(() => hasField(label))
    expect(field(label).value).not.toBe(words)
    if (pictures) expect(hasPicture()).toBe(false)
    cleanup()
    logIn()
    await write()
    await loseSession()
    logIn()
    await signOut()
    logIn()
    openScreen(Screen, params)
    await opens?.()
    await until(() => hasField(label))
    expect(field(label).value).not.toBe(words)
  })
})

it('keeps the pieces of a refund', async () => {
  const items = () => screen.getAllByRole('checkbox', { name: 'Enamel teapot: money back' })
  openScreen(RefundPage, { order_id: '12' })
  await until(() => has('checkbox', 'Enamel teapot: money back'))
  await user.click(one(items().slice(1)))
  await until(() => has('button', 'One less'))
  await loseSession()
  logIn()
  openScreen(RefundPage, { order_id: '12' })
  await until(() => has('button', 'One less'))
  expect(items().map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true'])
})

it('gives what was typed back once', async () => {
  openScreen(AddressPage)
  await tap('Add an address')
  await fill('Street, number, floor', 'Rua da Rosa 42')
  await loseSession()
  logIn()
  openScreen(AddressPage)
  await screen.findByRole('textbox', { name: 'Street, number, floor' })
  cleanup()
  openScreen(AddressPage)
  await tap('Add an address')
  await screen.findByRole('textbox', { name: 'Street, number, floor' })
  expect(field('Street, number, floor').value).toBe('')
})
