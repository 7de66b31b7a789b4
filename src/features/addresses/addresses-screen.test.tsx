import { cleanup, screen } from '@testing-library/react'
import { has } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { enter, user } from '@/testing/person'
import AddressPage from './addresses-screen'
import { addressLines } from './address-text'

const ADDRESS = {
  address_id: '5',
  name: 'Robin Sample',
  street: 'Rua da Rosa 42',
  zip: '1200-386',
  city: 'Lisbon',
  state: '',
  country: 'PT',
  phone: '66812345678',
  email: 'robin@souk.test',
  is_default: true,
}
const OTHER = { ...ADDRESS, address_id: '6', name: 'Ada Lovelace', is_default: false }
let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('getAddressList', ok({ address_list: [ADDRESS, OTHER] }))
  session.restore('token')
})

afterEach(async () => {
  cleanup()
  await session.end()
})

const text = () => document.body.textContent ?? ''
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields

describe('the address book', () => {
  it('shows the addresses, the default marked [route.address]', async () => {
    openScreen(AddressPage)
    await until(() => text().includes('Robin Sample'))
    expect(text()).toMatch(/Robin SampleDefault.*?0812345678EditRemove/)
  })

  it('changes an address and keeps its id', async () => {
    server.on('addressAdd', ok({ address_list: [ADDRESS, OTHER] }))
    openScreen(AddressPage)
    await until(() => has('button', 'Edit, Ada Lovelace'))
    await user.click(screen.getByRole('button', { name: 'Edit, Ada Lovelace' }))
    await screen.findByRole('button', { name: 'Save the address' })
    await enter(screen.getByRole('textbox', { name: 'City' }), 'Porto')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    await until(() => has('button', 'Edit, Ada Lovelace'))
    expect(last('addressAdd')?.get('address_id')).toBe('6')
    expect(last('addressAdd')?.get('city')).toBe('Porto')
  })

  it('removes an address after a question', async () => {
    server.on('removeAddress', ok({ address_list: [ADDRESS] }))
    openScreen(AddressPage)
    await until(() => has('button', 'Edit, Ada Lovelace'))
    await user.click(screen.getByRole('button', { name: 'Remove, Ada Lovelace' }))
    await screen.findByRole('button', { name: 'Remove' })
    expect(server.names).not.toContain('removeAddress')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await until(() => server.names.includes('removeAddress'))
    expect(last('removeAddress')?.get('address_id')).toBe('6')
  })

  it('asks for the first address when there is none, and offers a retry after a failure', async () => {
    server.on('getAddressList', ok({ address_list: [] }))
    openScreen(AddressPage)
    await until(() => text().includes('No address yet'))
    cleanup()
    server.on('getAddressList', refused(2000018, { reason: 'failed' }))
    openScreen(AddressPage)
    await screen.findByRole('button', { name: 'Try again' })
  })
})

it('says an address in three lines below its name: the postal code does not break, the number has its groups', () => {
  const lines = addressLines({ ...ADDRESS, zip: '1200-386', phone: '351912345678' }, 'en')
  expect(lines).toEqual(['Rua da Rosa 42', '1200\u2011386 Lisbon, Portugal', '+351\u00a0912\u00a0345\u00a0678'])
  expect(addressLines({ ...ADDRESS, zip: 'SW1A 1AA', country: 'GB', city: 'London' }, 'en')[1]).toBe(
    'SW1A\u00a01AA London, United Kingdom',
  )
  expect(addressLines({ ...ADDRESS, city: 'Lisboa', state: 'Lisboa' }, 'en')[1]).toBe('1200\u2011386 Lisboa, Portugal')
})
