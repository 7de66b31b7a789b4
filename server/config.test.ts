import { ConfigError, readConfig } from './config'

describe('the configuration', () => {
  it('listens on this machine alone, with an embedded database, when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      trustProxy: false,
      production: false,
      rateLimit: true,
    })
  })

  it('takes an empty value for none, and an address without its last slash', () => {
    const config = readConfig({
      PORT: '',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://shop.example/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
    })
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, publicUrl: 'https://shop.example' })
    expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback'])
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['TRUST_PROXY', '5'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['PUBLIC_URL', 'https://shop.example/?a=1'],
    ['PUBLIC_URL', 'https://user:word@shop.example'],
    ['SELLER_SITE_URL', 'ftp://x'],
    ['SERVICE_URL', 'javascript:alert(1)'],
    ['TILE_URL', 'https://tile.example/map.png'],
    ['TILE_URL', '/{z}/{x}/{y}.png'],
    ['TILE_URL', "https://tile.example'; script-src */{z}/{x}/{y}.png"],
    ['GEOCODER_URL', 'https://geo.example/search?q='],
    ['NODE_ENV', 'prod'],
    ['RATE_LIMIT', 'maybe'],
    ['SOUK_DEMO', 'yes'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} .*$`))
  })
})
