import { screen } from '@testing-library/react'
import type { UserInfo } from '@contract/entities/user'
import { ok, type FakeServer } from '@/testing/fake-server'
import { link, says } from '@/testing/find'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openDocument } from '@/platform/document/open-document'
import { session } from '@/stores/session'
import type { BillShop } from '../pay/bill'
import { Confirmation } from './confirmation'

jest.mock('@/platform/document/open-document', () => ({ openDocument: jest.fn() }))

const SHOP: BillShop = {
  shop_id: '1',
  name: 'Murmuro',
  image: '',
  ground: 'sage',
  things: [{ key: '1', image: 'p/a-600.webp', ground: 'sage' }],
  arrives: ['2026-12-02', '2026-12-04'],
  order: { order_id: '7', increment_id: 'SK-7' },
}
const OTHER: BillShop = {
  ...SHOP,
  shop_id: '2',
  name: 'Casa',
  arrives: ['2026-12-01', '2026-12-03'],
  order: { order_id: '8', increment_id: 'SK-8' },
}

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
  session.setUser({ email: 'robin@souk.test', product: { count: 0 }, notice: { count: 0 } } as UserInfo)
})
afterEach(() => session.end())

const open = (...shops: BillShop[]) => openScreen(() => <Confirmation shops={shops} charge={undefined} caption="" />)
const heading = () => screen.getByRole('heading').textContent

describe('the confirmation [state.order-per-shop]', () => {
  it('says first when it arrives, then that it is placed and where the receipt goes', () => {
    open(SHOP)
    expect(heading()).toMatch(/^Arrives .*2.*4/)
    expect(screen.getByRole('status').textContent).toBe('Your order is placed')
    expect(says('The receipt goes to robin@souk.test.')).toBe(true)
  })

  it('spans the days of several orders, each with its own below', () => {
    open(SHOP, OTHER)
    expect(heading()).toMatch(/^Arrives .*1.*4/)
    expect(screen.getByRole('status').textContent).toBe('Your orders are placed')
    expect(screen.getByRole('link', { name: /SK-8/ }).textContent).toMatch(/Arrives.*1.*3/)
  })

  it('promises no day that is not known of each order, and no receipt without an e-mail address', () => {
    session.setUser({ email: '', product: { count: 0 }, notice: { count: 0 } } as UserInfo)
    open(SHOP, { ...OTHER, arrives: undefined })
    expect(heading()).toBe('Your orders are placed')
    expect(says('receipt')).toBe(false)
  })

  it('leads to each order, its parcel and its invoice', async () => {
    server.on('invoice', ok({ url: 'https://souk.test/documents/invoice/7' }))
    open(SHOP)
    expect(link(/SK-7/).getAttribute('href')).toContain('order_id=7')
    expect(link('Track').getAttribute('href')).toMatch(/track\?order_id=7$/)
    await user.click(screen.getByRole('button', { name: 'Invoice' }))
    await until(() => jest.mocked(openDocument).mock.calls.length > 0)
    expect(openDocument).toHaveBeenCalledWith('https://souk.test/documents/invoice/7')
  })
})
