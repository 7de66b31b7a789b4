import { idOf, ids } from '@/components/ids'
import { byRole, cleanUp, click, type } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { ok, refused, type FakeServer } from '@/services/fake-server'
import { session } from '@/stores/session'
import AddressPage from './address'

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
  cleanUp()
  await session.end()
})

const shown = (id: string) => document.getElementById(id) !== null
const text = () => document.body.textContent ?? ''
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields

describe('the address book', () => {
  it('shows the addresses, the default marked [route.address]', async () => {
    openScreen(AddressPage)
    await until(() => shown(idOf.address('5')))
    expect(byId(idOf.address('5')).textContent).toContain('Default')
    expect(byId(idOf.address('5')).textContent).toContain('0812345678')
  })

  it('changes an address and keeps its id', async () => {
    server.on('addressAdd', ok({ address_list: [ADDRESS, OTHER] }))
    openScreen(AddressPage)
    await until(() => shown(idOf.address('6')))
    click(byRole('button', 'Edit, Ada Lovelace'))
    await until(() => shown(ids.addressSave))
    type(byId(ids.addressCity), 'Porto')
    click(byId(ids.addressSave))
    await until(() => shown(idOf.address('6')))
    expect(last('addressAdd')?.get('address_id')).toBe('6')
    expect(last('addressAdd')?.get('city')).toBe('Porto')
  })

  it('removes an address after a question', async () => {
    server.on('removeAddress', ok({ address_list: [ADDRESS] }))
    openScreen(AddressPage)
    await until(() => shown(idOf.address('6')))
    click(byRole('button', 'Remove, Ada Lovelace'))
    await until(() => shown(ids.dialogConfirm))
    expect(server.names).not.toContain('removeAddress')
    click(byId(ids.dialogConfirm))
    await until(() => server.names.includes('removeAddress'))
    expect(last('removeAddress')?.get('address_id')).toBe('6')
  })

  it('asks for the first address when there is none, and for another try when it does not load', async () => {
    server.on('getAddressList', ok({ address_list: [] }))
    openScreen(AddressPage)
    await until(() => text().includes('No address yet'))
    cleanUp()
    server.on('getAddressList', refused(2000018, { reason: 'failed' }))
    openScreen(AddressPage)
    await until(() => shown(ids.retry))
  })
})
