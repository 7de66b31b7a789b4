import Taro from '@tarojs/taro'
import { idOf, ids } from '@/components/ids'
import { cleanUp, click, type } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { ok, refused, type FakeServer } from '@/services/fake-server'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import DeliveryPage from './delivery'
import { ADDRESS, OPENED, QUOTE } from '@/services/checkout-data'

let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen().on('checkout', ok(OPENED)).on('checkoutQuote', ok(QUOTE))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
})

afterEach(async () => {
  cleanUp()
  toast.hide()
  checkout.reset()
  await session.end()
})

const shown = (id: string) => document.getElementById(id) !== null
const errorAt = (id: string) => document.getElementById(idOf.fieldError(id))?.textContent ?? ''
const text = () => document.body.textContent ?? ''
const standard = idOf.shippingMethod('1', 'standard')
const express = idOf.shippingMethod('1', 'express')

async function toDelivery(): Promise<void> {
  openScreen(DeliveryPage)
  await until(() => shown(ids.deliveryContinue))
  click(byId(ids.deliveryContinue))
  await until(() => shown(standard))
}

describe('shipment and delivery', () => {
  it('goes from the address to the shipping, and with the chosen one to the payment [route.delivery]', async () => {
    await toDelivery()
    expect(text()).toContain('$17.00')
    click(byId(express))
    await until(() => text().includes('$21.00'))
    click(byId(ids.deliveryContinue))
    await until(() => server.names.includes('checkoutQuote'))
    const { fields } = server.sent[server.sent.length - 1]
    expect(fields.get('shipping_methods')).toBe('{"1":"express"}')
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0][0].url).toContain('pages/cart/pay')
  })

  it('stays and says why when the quote is refused [code.2000023]', async () => {
    server.on('checkoutQuote', refused(2000023))
    await toDelivery()
    click(byId(ids.deliveryContinue))
    await until(() => toast.current !== null)
    expect(toast.current?.text).toContain('There are not that many left')
    expect(Taro.navigateTo).not.toHaveBeenCalled()
    expect(shown(ids.deliveryContinue)).toBe(true)
  })

  it('leads somebody without an address to a new one, in place [code.2000008]', async () => {
    server.on('checkout', refused(2000008)).on('addressAdd', ok({ address_list: [ADDRESS] }))
    openScreen(DeliveryPage)
    await until(() => shown(ids.addressAdd))
    expect(toast.current).toBeNull()
    click(byId(ids.addressAdd))
    await until(() => shown(ids.addressSave))
  })

  it('marks what is wrong with an address at its fields and keeps what was typed', async () => {
    server.on('addressAdd', refused(1000008, { errors: [{ field: 'zip', rule: 'format' }] }))
    server.on('citys', ok({ list: [{ code: 'PT', name: 'Portugal' }] }))
    openScreen(DeliveryPage)
    await until(() => shown(ids.addressAdd))
    click(byId(ids.addressAdd))
    await until(() => shown(ids.addressSave))
    type(byId(ids.addressName), 'Robin Sample')
    click(byId(ids.addressSave))
    await until(() => errorAt(ids.addressZip) !== '')
    expect(errorAt(ids.addressCountry)).toBe('Choose a country')
    expect(errorAt(ids.addressName)).toBe('')
    expect(server.names).not.toContain('addressAdd')
    const values = { phone: '+351210000000', email: 'r@souk.test', street: 'Rua 1', city: 'Lisbon', zip: '???' }
    type(byId(ids.addressPhone), values.phone)
    type(byId(ids.addressEmail), values.email)
    type(byId(ids.addressStreet), values.street)
    type(byId(ids.addressCity), values.city)
    type(byId(ids.addressZip), values.zip)
    click(byId(ids.addressCountry))
    await until(() => shown(idOf.addressCountry('PT')))
    click(byId(idOf.addressCountry('PT')))
    click(byId(ids.addressSave))
    await until(() => errorAt(ids.addressZip) === 'Check how this is written')
    expect((byId(ids.addressStreet) as HTMLInputElement).value).toBe('Rua 1')
    expect(byId(ids.addressCountry).textContent).toContain('Portugal')
  })

  it('goes on with what was chosen after a reload', async () => {
    await toDelivery()
    click(byId(express))
    await until(() => text().includes('$21.00'))
    cleanUp()
    openScreen(DeliveryPage)
    await until(() => text().includes('$21.00'))
  })

  it('keeps the screen usable when it does not load [face.five]', async () => {
    server.on('checkout', refused(2000018, { reason: 'failed' }))
    openScreen(DeliveryPage)
    await until(() => shown(ids.retry))
    server.on('checkout', ok(OPENED))
    click(byId(ids.retry))
    await until(() => shown(ids.deliveryContinue))
  })
})
