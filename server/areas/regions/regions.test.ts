import { LANGUAGE_CODES } from '@contract/base/languages'
import { createTestServer, type TestServer } from '../../testing/server'
import { countries } from './countries'
import { regionHandlers } from './handlers'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(regionHandlers)
})
afterAll(() => server.close())

const names = async (fields: Record<string, string>, lang = 'en') =>
  (await server.call('citys', fields, { lang })).data.list.map(({ name }) => name)

describe('citys', () => {
  it.each(LANGUAGE_CODES)('names every country in %s', (language) => {
    const list = countries(language)
    expect(list.length).toBeGreaterThan(240)
    expect(list.every(({ code, name }) => name !== code && name !== '')).toBe(true)
  })

  it('answers countries, states and cities in the language of the caller [call.citys]', async () => {
    expect(await names({}, 'es')).toContain('Alemania')
    expect(await names({ country: 'JP' }, 'jp')).toContain('東京都')
    expect(await names({ country: 'JP' }, 'es')).toContain('Tokyo')
    expect(await names({ country: 'PT', state: 'PT-11' })).toContain('Sintra')
    expect(await names({ country: 'PT', state: 'Lisboa' })).toContain('Sintra')
  })

  it.each(['PT', 'ES', 'TH', 'JP', 'CN', 'TW', 'US', 'GB', 'DE', 'FR', 'MX', 'BR'])(
    'knows the states of %s, each with a city and a code of its own',
    async (country) => {
      const { list } = (await server.call('citys', { country })).data
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
      for (const { code } of list) expect((await names({ country, state: code })).every(Boolean)).toBe(true)
      expect(list.length).toBeGreaterThan(3)
    },
  )

  it('answers an empty list for a country without states, and refuses an unknown one', async () => {
    expect(await names({ country: 'AQ' })).toEqual([])
    expect(await server.call('citys', { country: 'XX' })).toMatchObject({ code: 2000019 })
    expect(await server.call('citys', { country: 'PT', state: 'Nowhere' })).toMatchObject({ code: 2000019 })
    expect(await server.call('citys', { state: 'PT-11' })).toMatchObject({ code: 1000009 })
  })
})
