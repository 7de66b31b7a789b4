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

  it('takes test cards where Stripe is not set up, and never in production [money.card-sandbox]', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const gateways = (env: Record<string, string>) => {
      const { stripe: settings, paymentSandbox } = readConfig(env)
      return [settings !== null, paymentSandbox]
    }
    expect(gateways({})).toEqual([false, true])
    expect(gateways({ PAYMENT_SANDBOX: '0' })).toEqual([false, false])
    expect(gateways(stripe)).toEqual([true, false])
    expect(gateways({ ...stripe, PAYMENT_SANDBOX: '1' })).toEqual([true, true])
    expect(gateways({ NODE_ENV: 'production' })).toEqual([false, false])
    expect(gateways({ ...stripe, NODE_ENV: 'production' })).toEqual([true, false])
    expect(() => readConfig({ NODE_ENV: 'production', PAYMENT_SANDBOX: '1' })).toThrow('PAYMENT_SANDBOX')
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => readConfig({ ...stripe, STRIPE_API_URL: 'ftp://stripe' })).toThrow('STRIPE_API_URL')
  })

  it('takes a bucket with its key, and neither alone', () => {
    const bucket = { S3_URL: 'https://objects.example/souk/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const objects = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
    expect(readConfig(bucket).objects).toEqual({ ...objects, url: 'https://objects.example/souk' })
    expect(() => readConfig({ ...bucket, S3_URL: '' })).toThrow('S3_URL')
    expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'http://x'],
    ['S3_URL', 'objects.example/souk'],
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
    ['RECHARGE_ACCOUNTS', 'DE89 3704'],
    ['RECHARGE_ACCOUNTS', '{"currency":"USD"}'],
    ['RECHARGE_ACCOUNTS', '[{"currency":"USD","bank_name":"A bank","account_name":"Souk"}]'],
    ['GEOCODER_URL', 'https://geo.example/search?q='],
    ['NODE_ENV', 'prod'],
    ['RATE_LIMIT', 'maybe'],
    ['SOUK_DEMO', 'yes'],
    ['CARD_CHECK_AFTER', '9'],
    ['CARD_CHECK_AFTER', '3601'],
    ['CARD_CHECK_AFTER', '2m'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} .*$`))
  })
})
