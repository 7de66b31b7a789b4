import { screen } from '@testing-library/react'
import { ADDRESS } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { field, has, saidAt, says } from '@/testing/find'
import { enter, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { advance, until } from '@/testing/until'
import { settings } from '@/stores/settings'
import { AddressForm } from '../address-form'

const LISBON = ok({ list: [{ city: 'Lisboa', state: 'Lisboa' }] })
const PORTO = ok({ list: [{ city: 'Porto', state: 'Norte' }] })

let server: FakeServer
const { config } = settings

beforeEach(() => {
  server = prepareScreen().on('postalCode', LISBON)
  settings.config = { geocoder_url: 'https://geo.example' } as never
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT'])
})
afterEach(() => {
  settings.config = config
})

const open = (address = null as typeof ADDRESS | null) =>
  openScreen(() => <AddressForm address={address} book={address ? [address] : []} onSaved={() => undefined} />)
const zip = (text: string) => enter(field('Postal code'), text)
const asked = () => server.sent.filter(({ name }) => name === 'postalCode').map(({ fields }) => fields.get('zip'))
const hasFields = () => has('textbox', 'City')

describe('the place of a postal code [field.address.from-code]', () => {
  it('stands for two fields, is sent, and can be corrected', async () => {
    server.on('addressAdd', ok({ address_list: [ADDRESS] }))
    open()
    expect(hasFields()).toBe(false)
    await zip('1200-386')
    await until(() => says('Lisboa'))
    expect(hasFields()).toBe(false)
    for (const [label, text] of [
      ['Recipient’s name', 'Robin'],
      ['Street, number, floor', 'Rua 1'],
      ['Phone', '+351210000000'],
      ['E-mail', 'r@souk.test'],
    ] as const) {
      await enter(field(label), text)
    }
    await user.click(screen.getByRole('button', { name: 'Change, Lisboa' }))
    expect(field('City').value).toBe('Lisboa')
    expect(document.activeElement).toBe(field('City'))
    await enter(field('City'), 'Lisbon')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await until(() => server.names.includes('addressAdd'))
    const sent = server.sent.find(({ name }) => name === 'addressAdd')?.fields
    expect([sent?.get('city'), sent?.get('state')]).toEqual(['Lisbon', 'Lisboa'])
  })

  it('is asked for once the code is typed, and again for another one', async () => {
    open()
    await zip('12')
    await advance(1_000)
    expect(asked()).toEqual([])
    await zip('1200-386')
    await until(() => says('Lisboa'))
    server.on('postalCode', PORTO)
    await zip('4000-001')
    expect(says('Lisboa')).toBe(false)
    await until(() => says('Porto, Norte'))
    expect(asked()).toEqual(['1200-386', '4000-001'])
  })

  it.each([
    ['an unknown code', ok({ list: [] })],
    ['a server that fails', refused(2000018, { reason: 'failed' })],
    ['no network', () => 'no network' as const],
  ])('is two fields after %s', async (_what, answer) => {
    server.on('postalCode', answer)
    open()
    await zip('1200-386')
    await until(hasFields)
    expect(field('City').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('never takes the place of what was typed', async () => {
    open(ADDRESS)
    await advance(1_000)
    expect(asked()).toEqual([])
    await zip('4000-001')
    await advance(1_000)
    expect(field('City').value).toBe('Lisbon')
  })

  it.each([
    ['a country without codes', 'en-HK', 'https://geo.example'],
    ['a shop without a geocoder', 'pt-PT', ''],
  ])('is two fields from the start for %s', async (_what, locale, geocoder_url) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([locale])
    settings.config = { geocoder_url } as never
    open()
    expect(hasFields()).toBe(true)
    await enter(screen.getByRole('textbox', { name: /^Postal code/ }), '1200-386')
    await advance(1_000)
    expect(asked()).toEqual(geocoder_url === '' ? [] : ['1200-386'])
  })

  it('is asked for as a field when the form is sent before the code has answered', async () => {
    server.on('postalCode', () => new Promise(() => undefined))
    open()
    await zip('1200-386')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await until(hasFields)
    expect(saidAt('City')).toBe('Fill this in')
  })
})
