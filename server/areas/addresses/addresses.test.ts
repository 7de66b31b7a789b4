import { at, one } from '@contract/rules/lists'
import { createTestServer, type TestServer } from '../../testing/server'
import { addressHandlers } from './handlers'

const HOME = {
  name: 'Ana Moreno',
  street: 'Calle Mayor 1',
  zip: '28013',
  city: 'Madrid',
  state: 'Madrid',
  country: 'ES',
  phone: '+34 600 000 000',
  email: 'ana@example.test',
}

describe('the address book', () => {
  let server: TestServer
  let headers: { 'access-token': string }
  beforeAll(async () => {
    server = await createTestServer(addressHandlers)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    headers = { 'access-token': (await server.signIn()).token }
  })
  const add = async (changes: Record<string, string> = {}) => {
    server.clock.advance(1)
    return (await server.call('addressAdd', { ...HOME, ...changes }, headers)).data.address_list
  }
  const defaults = async () => {
    const { address_list } = (await server.call('getAddressList', {}, headers)).data
    return address_list.filter(({ is_default }) => is_default).map(({ street }) => street)
  }

  it('holds fifty addresses at most, and lets each of them be edited', async () => {
    for (let count = 0; count < 50; count += 1) await add({ street: `${count}` })
    const full = await server.call('addressAdd', HOME, headers)
    expect(full).toMatchObject({ code: 2000018, data: { reason: 'not_allowed' } })
    const { address_list } = (await server.call('getAddressList', {}, headers)).data
    expect(address_list).toHaveLength(50)
    const edited = await add({ address_id: at(address_list, 7).address_id, street: 'edited' })
    expect(edited.filter(({ street }) => street === 'edited')).toHaveLength(1)
  })

  it('makes the first address the default, and keeps it until another is chosen [call.addressAdd]', async () => {
    await add({ street: 'first' })
    await add({ street: 'second' })
    expect(await defaults()).toEqual(['first'])
    await add({ street: 'third', is_default: '1' })
    expect(await defaults()).toEqual(['third'])
    const second = at((await server.call('getAddressList', {}, headers)).data.address_list, 1)
    await server.call('defaultAddress', { address_id: second.address_id }, headers)
    expect(await defaults()).toEqual([second.street])
  })

  it('makes the newest the default when the default is removed [call.removeAddress]', async () => {
    const { address_id } = one(await add({ street: 'first' }))
    await add({ street: 'second' })
    await add({ street: 'third' })
    await server.call('removeAddress', { address_id }, headers)
    expect(await defaults()).toEqual(['third'])
  })

  it('edits the address with the id, and answers a foreign one like a missing one [wire.foreign-id]', async () => {
    const { address_id } = one(await add())
    const list = await add({ address_id, street: 'edited' })
    expect(list.map(({ street }) => street)).toEqual(['edited'])
    const stranger = { 'access-token': (await server.signIn()).token }
    for (const id of [address_id, '999999']) {
      const answer = await server.call('removeAddress', { address_id: id }, stranger)
      expect(answer).toMatchObject({ code: 2000019 })
    }
    expect(await defaults()).toEqual(['edited'])
  })

  it.each([
    ['HK', ''],
    ['AE', '  '],
    ['PA', '0801'],
  ])(
    'takes an address in %s with the postal code %j, which it can go without [field.address.place]',
    async (country, zip) => {
      expect(await add({ country, zip })).toEqual([expect.objectContaining({ country, zip: zip.trim() })])
    },
  )

  it.each([
    ['(212) 555-0100', '(212) 555-0100'],
    ['212.555.0100', '212.555.0100'],
    ['\u202a+34\u00a0600\u2011000\u2011000\u202c', '+34 600-000-000'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
  ])('takes the telephone number %j as %j [field.address.contact]', async (typed, phone) => {
    expect(await add({ phone: typed, email: ' ana\u200b@example.test' })).toEqual([
      expect.objectContaining({ phone, email: 'ana@example.test' }),
    ])
  })

  it.each([
    [{ zip: ' ' }, 1000009, 'zip', 'required'],
    [{ phone: '1234' }, 1000008, 'phone', 'format'],
    [{ country: 'XX' }, 1000008, 'country', 'country'],
    [{ email: 'nowhere' }, 1000008, 'email', 'email'],
    [{ phone: 'call me' }, 1000008, 'phone', 'format'],
    [{ street: '   ' }, 1000009, 'street', 'required'],
  ])('refuses %j with %i at its field', async (changes: Record<string, string>, code, field, rule) => {
    const answer = await server.call('addressAdd', { ...HOME, ...changes }, headers)
    expect(answer).toMatchObject({ code, data: { errors: [{ field, rule }] } })
  })
})
