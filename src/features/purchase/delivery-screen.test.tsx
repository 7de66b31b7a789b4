import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { ADDRESS, OPENED, QUOTE } from '@/testing/checkout-data'
import { enter, toastText, user } from '@/testing/person'
import DeliveryPage from './delivery-screen'

let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen().on('checkout', ok(OPENED)).on('checkoutQuote', ok(QUOTE))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
})

afterEach(async () => {
  cleanup()
  toast.hide()
  checkout.reset()
  await session.end()
})

const text = () => document.body.textContent ?? ''

async function toDelivery(): Promise<void> {
  openScreen(DeliveryPage)
  await screen.findByRole('button', { name: 'Choose the delivery' })
  await user.click(screen.getByRole('button', { name: 'Choose the delivery' }))
  await screen.findByRole('radio', { name: 'Standard Nov 24 – Nov 26 $2.00' })
}

describe('a step of a checkout that is done', () => {
  it('leads to the orders when one goes back to it, and says nothing of a selection [screen.after-paying]', async () => {
    checkout.finish()
    jest.mocked(Taro.getCurrentPages).mockReturnValue([{ route: 'pages/cart/delivery', options: {} }] as never)
    server.on('checkout', ok({ ...OPENED, cart_info: { ...OPENED.cart_info, shops: [] } }))
    openScreen(DeliveryPage)
    await until(() => jest.mocked(Taro.reLaunch).mock.calls.length > 0)
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/history/purchase' })
    expect(text()).not.toContain('Nothing is selected')
  })

  it('leads nowhere while another screen lies over it', async () => {
    checkout.finish()
    jest.mocked(Taro.getCurrentPages).mockReturnValue([{ route: 'pages/cart/pay', options: {} }] as never)
    server.on('checkout', ok({ ...OPENED, cart_info: { ...OPENED.cart_info, shops: [] } }))
    openScreen(DeliveryPage)
    await until(() => server.names.includes('checkout'))
    expect(Taro.reLaunch).not.toHaveBeenCalled()
  })

  it('says that nothing is selected where no order was placed', async () => {
    server.on('checkout', ok({ ...OPENED, cart_info: { ...OPENED.cart_info, shops: [] } }))
    openScreen(DeliveryPage)
    await screen.findByRole('heading', { name: 'Nothing is selected' })
    expect(Taro.reLaunch).not.toHaveBeenCalled()
  })
})

describe('shipment and delivery', () => {
  it('goes from the address to the shipping, and with the chosen one to the payment [route.delivery]', async () => {
    await toDelivery()
    expect(text()).toContain('$17.00')
    await user.click(screen.getByRole('radio', { name: 'Express Nov 22 $6.00' }))
    await until(() => text().includes('$21.00'))
    await user.click(screen.getByRole('button', { name: 'Go to payment' }))
    await until(() => server.names.includes('checkoutQuote'))
    expect(server.sent[server.sent.length - 1]?.fields.get('shipping_methods')).toBe('{"1":"express"}')
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toContain('pages/cart/pay')
  })

  it('chooses the fastest or the cheapest for all shops at once', async () => {
    const [first] = OPENED.shippings
    server.on('checkout', ok({ ...OPENED, shippings: [first, { ...first, shop_id: '2' }] }))
    await toDelivery()
    const goal = (name: string) => screen.getByRole('button', { name: `For all shops: ${name}` })
    expect([goal('Cheapest'), goal('Fastest')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ])
    await user.click(goal('Fastest'))
    expect(goal('Fastest').getAttribute('aria-pressed')).toBe('true')
    expect(checkout.methods).toEqual({ 1: 'express', 2: 'express' })
  })

  it('stays and says why when the quote is refused [code.2000023]', async () => {
    server.on('checkoutQuote', refused(2000023))
    await toDelivery()
    await user.click(screen.getByRole('button', { name: 'Go to payment' }))
    await until(() => toastText() !== '')
    expect(toastText()).toContain('There are not that many left')
    expect(Taro.navigateTo).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Go to payment' })).toBeTruthy()
  })

  it('asks a buyer without an address for one, in place [code.2000008]', async () => {
    server.on('checkout', refused(2000008)).on('addressAdd', ok({ address_list: [ADDRESS] }))
    openScreen(DeliveryPage)
    await screen.findByRole('button', { name: 'Add an address' })
    expect(toast.current).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await screen.findByRole('button', { name: 'Save the address' })
  })

  it('shows the errors of an address at its fields and keeps the input', async () => {
    server.on('addressAdd', refused(1000008, { errors: [{ field: 'zip', rule: 'format' }] }))
    server.on('citys', ok({ list: [{ code: 'PT', name: 'Portugal' }] }))
    openScreen(DeliveryPage)
    await screen.findByRole('button', { name: 'Add an address' })
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await screen.findByRole('button', { name: 'Save the address' })
    await enter(screen.getByRole('textbox', { name: 'Recipient’s name' }), 'Robin Sample')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await until(() => saidAt('Postal code') === 'Fill this in')
    expect(saidAt('Recipient’s name')).not.toBe('Fill this in')
    expect(server.names).not.toContain('addressAdd')
    const values = { phone: '+351210000000', email: 'r@souk.test', street: 'Rua 1', city: 'Lisbon', zip: '???' }
    await enter(screen.getByRole('textbox', { name: 'Phone' }), values.phone)
    await enter(screen.getByRole('textbox', { name: 'E-mail' }), values.email)
    await enter(screen.getByRole('textbox', { name: 'Street, number, floor' }), values.street)
    await enter(screen.getByRole('textbox', { name: 'City' }), values.city)
    await enter(screen.getByRole('textbox', { name: 'Postal code' }), values.zip)
    await user.click(screen.getByRole('button', { name: 'Country: Portugal' }))
    await screen.findByRole('radio', { name: 'Portugal' })
    await user.click(screen.getByRole('radio', { name: 'Portugal' }))
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await until(() => saidAt('Postal code') === 'Check how this is written')
    expect((screen.getByRole('textbox', { name: 'Street, number, floor' }) as HTMLInputElement).value).toBe('Rua 1')
    expect(screen.getByRole('button', { name: 'Country: Portugal' })).toBeTruthy()
  })

  it('keeps the choices after a reload', async () => {
    await toDelivery()
    await user.click(screen.getByRole('radio', { name: 'Express Nov 22 $6.00' }))
    await until(() => text().includes('$21.00'))
    cleanup()
    openScreen(DeliveryPage)
    await until(() => text().includes('$21.00'))
  })

  it('keeps the screen usable when it does not load [face.five]', async () => {
    server.on('checkout', refused(2000018, { reason: 'failed' }))
    openScreen(DeliveryPage)
    await screen.findByRole('button', { name: 'Try again' })
    server.on('checkout', ok(OPENED))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Choose the delivery' })
  })
})
