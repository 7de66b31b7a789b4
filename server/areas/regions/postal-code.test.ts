import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { settings } from '../../kernel/db/schema/settings'
import { postalCodes } from '../../kernel/db/schema/accounts'
import type { LogStream } from '../../kernel/observe/log'
import { createTestServer, type TestServer } from '../../testing/server'
import { WEBSITE_CONFIG } from '../settings/website-config'
import { regionHandlers } from './handlers'
import { purgePostalCodes } from './postal-code'

const DAY_MS = 86_400_000

/** What Nominatim answers to a postal code of Lisbon. */
const LISBON = {
  place_id: 268435,
  lat: '38.7103',
  lon: '-9.1470',
  type: 'postcode',
  display_name: '1200-386, Lisboa, Portugal',
  address: { postcode: '1200-386', city: 'Lisboa', state: 'Lisboa', country: 'Portugal', country_code: 'pt' },
}

let answer: { status: number; body: string }
let asked: URL[]
let geocoder: http.Server
let server: TestServer
let logged: string[]
const log: LogStream = { write: (line) => void logged.push(line) }

const says = (found: unknown, status = 200) => (answer = { status, body: JSON.stringify(found) })
const place = async (fields: Record<string, string>, lang = 'en') =>
  (await server.call('postalCode', { country: 'PT', zip: '1200-386', ...fields }, { lang })).data.list

beforeEach(async () => {
  says([LISBON])
  asked = []
  logged = []
  geocoder = http.createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder'))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
  const geocoderUrl = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`
  server = await createTestServer(regionHandlers, { config: { geocoderUrl }, log })
})
afterEach(async () => {
  await server.close()
  await new Promise((resolve) => geocoder.close(resolve))
})

describe('the city of a postal code [call.postalCode] [field.address.from-code]', () => {
  it('is what the geocoder says in the language of the caller, which it is asked once', async () => {
    expect(await place({}, 'es')).toEqual([{ city: 'Lisboa', state: 'Lisboa' }])
    expect(await place({ zip: ' 1200-386 ' }, 'es')).toEqual([{ city: 'Lisboa', state: 'Lisboa' }])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.pathname).toBe('/search')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      postalcode: '1200-386',
      countrycodes: 'pt',
      'accept-language': 'es',
      limit: '1',
    })
    await place({}, 'en')
    expect(asked).toHaveLength(2)
  })

  it('is asked for again after thirty days, and forgotten by the housekeeping', async () => {
    await place({})
    server.clock.advance((31 * DAY_MS) / 1_000)
    says([])
    expect(await place({})).toEqual([])
    expect(asked).toHaveLength(2)
    await purgePostalCodes(server.db, new Date(server.clock.now().getTime() + 29 * DAY_MS))
    expect(await server.db.select().from(postalCodes)).toHaveLength(1)
    await purgePostalCodes(server.db, new Date(server.clock.now().getTime() + 31 * DAY_MS))
    expect(await server.db.select().from(postalCodes)).toEqual([])
  })

  it.each([
    ['of nothing', []],
    ['in another country', [{ ...LISBON, address: { ...LISBON.address, country_code: 'es' } }]],
    ['without a city', [{ ...LISBON, address: { country_code: 'pt', state: 'Lisboa' } }]],
    ['with a city longer than an address has', [{ address: { country_code: 'pt', city: 'x'.repeat(500) } }]],
  ])('is unknown where the geocoder knows %s, which is remembered', async (_what, found) => {
    says(found)
    expect(await place({})).toEqual([])
    expect(await place({})).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['fails', 500, []],
    ['answers something else', 200, { error: 'no' }],
  ])('is unknown while the geocoder %s, which is logged and not remembered', async (_what, status, found) => {
    says(found, status)
    expect(await place({})).toEqual([])
    expect(logged.join('')).toContain('the geocoder did not answer')
    says([LISBON])
    expect(await place({})).toHaveLength(1)
  })

  it('is not asked for without a geocoder, nor for a country that is none', async () => {
    expect((await server.call('postalCode', { country: 'QQ', zip: '1' })).code).toBe(2000019)
    await server.close()
    server = await createTestServer(regionHandlers, { log })
    expect(await place({})).toEqual([])
    expect(asked).toEqual([])
  })

  it('is not asked for inside the network by who only manages the shop [rule.webhook-public]', async () => {
    const inside = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`
    await server.close()
    server = await createTestServer(regionHandlers, { log })
    const value = { ...WEBSITE_CONFIG.initial, geocoder_url: inside }
    await server.db
      .insert(settings)
      .values({ name: WEBSITE_CONFIG.name, value } as never)
      .onConflictDoUpdate({
        target: settings.name,
        set: { value },
      })
    expect(await place({})).toEqual([])
    expect(asked).toEqual([])
    expect(logged.join('')).toContain('is not public')
  })
})
