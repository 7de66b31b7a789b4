import { screen } from '@testing-library/react'
import { ADDRESS } from '@/testing/checkout-data'
import { field, has } from '@/testing/find'
import { ok, type FakeServer } from '@/testing/fake-server'
import { enter, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import type { UserInfo } from '@contract/entities/user'
import { session } from '@/stores/session'
import { AddressForm } from './address-form'

let server: FakeServer

const known = (user: Partial<UserInfo>) =>
  session.setUser({ product: { count: 0 }, notice: { count: 0 }, ...user } as UserInfo)

beforeEach(() => {
  server = prepareScreen()
  known({ firstname: 'Robin Sample', email: 'robin@souk.test', phone: '+351210000000' })
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT', 'en-US'])
})
afterEach(() => session.end())

const OTHER = { ...ADDRESS, address_id: '6', is_default: false }
const open = (props: Partial<Parameters<typeof AddressForm>[0]> = {}) =>
  openScreen(() => <AddressForm address={null} book={[]} onSaved={() => undefined} {...props} />)
const labels = () => screen.getAllByRole('textbox').map((each) => each.getAttribute('aria-label'))

it.each([
  ['PT', 'Postal code', true, null],
  ['TH', 'Postal code', true, 'numeric'],
  ['AE', 'Postal code (optional)', false, null],
])(
  'asks for a postal code where the country has them, by the keyboard that fits: %s',
  (country, name, required, mode) => {
    open({ address: { ...ADDRESS, country }, book: [ADDRESS] })
    const zip = screen.getByRole('textbox', { name })
    expect(zip.getAttribute('aria-required') ?? String((zip as HTMLInputElement).required)).toBe(String(required))
    expect(zip.getAttribute('inputmode')).toBe(mode)
  },
)

it('knows whose first address it is and the country of the device, and asks for nothing that it knows', async () => {
  server.on('addressAdd', ok({ address_list: [ADDRESS] }))
  open()
  expect(field('Recipient’s name').value).toBe('Robin Sample')
  expect(field('Phone').value).toBe('+351210000000')
  expect(has('button', 'Country: Portugal')).toBe(true)
  expect(labels()).not.toContain('E-mail')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await enter(field('Street, number, floor'), 'Rua 1')
  await enter(field('City'), 'Lisboa')
  await enter(field('Postal code'), '1200-386')
  await user.click(screen.getByRole('button', { name: 'Save the address' }))
  await until(() => server.names.includes('addressAdd'))
  expect(Object.fromEntries(server.sent.find(({ name }) => name === 'addressAdd')?.fields ?? [])).toMatchObject({
    name: 'Robin Sample',
    email: 'robin@souk.test',
    phone: '+351210000000',
    country: 'PT',
  })
})

it('offers a further address as the default, in the country of the one before', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  open({ book: [OTHER] })
  expect(has('button', 'Country: Portugal')).toBe(true)
  expect(screen.getByRole('checkbox', { name: 'Make it the default' })).toBeTruthy()
})

it('shows the e-mail address of an address that is edited', () => {
  open({ address: OTHER, book: [ADDRESS, OTHER] })
  expect(field('E-mail').value).toBe('robin@souk.test')
})

it('asks for what the account lacks', () => {
  known({ firstname: '', email: '', phone: '' })
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt'])
  open()
  for (const label of ['Recipient’s name', 'Phone', 'E-mail']) expect(field(label).value).toBe('')
})
