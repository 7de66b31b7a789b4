import { ConfigError, readConfig } from './config'

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }

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

  it('treats an empty value as absent, and drops an address’s trailing slash', () => {
    const config = readConfig({
      PORT: '',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://shop.example/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
    })
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, publicUrl: 'https://shop.example' })
    expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback'])
  })

  it('limits the connections to a database and how long they are waited for, in seconds', () => {
    const limits = { connectMs: 5_000, statementMs: 20_000, lockMs: 10_000, idleInTransactionMs: 30_000 }
    const names = { migrateUrl: null, prepared: true }
    expect(readConfig({}).postgres).toEqual({ poolSize: 10, ...names, ...limits })
    const { postgres } = readConfig({
      DATABASE_POOL: '40',
      DATABASE_STATEMENT_TIMEOUT: '2',
      DATABASE_LOCK_TIMEOUT: '0',
    })
    expect(postgres).toEqual({ ...limits, ...names, poolSize: 40, statementMs: 2_000, lockMs: 0 })
  })

  it('knows replicas of the database, and a pooler before it [durable.replicas]', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://pooler/souk',
      DATABASE_REPLICA_URL: 'postgres://one/souk, postgresql://two/souk',
      DATABASE_MIGRATE_URL: 'postgres://direct/souk',
      DATABASE_PREPARED: 'off',
    })
    expect(config.replicaUrls).toEqual(['postgres://one/souk', 'postgresql://two/souk'])
    expect(config.postgres).toMatchObject({ migrateUrl: 'postgres://direct/souk', prepared: false })
    expect(readConfig({}).replicaUrls).toEqual([])
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://one/souk' })).toThrow('needs DATABASE_URL')
  })

  it('takes test cards from this machine where nothing is said, and from strangers only where it is [money.card-sandbox-reach]', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const gateways = (env: Record<string, string>) => {
      const { stripe: settings, paymentSandbox } = readConfig(env)
      return [settings !== null, paymentSandbox]
    }
    expect(gateways({})).toEqual([false, 'local'])
    expect(gateways({ HOST: '0.0.0.0' })).toEqual([false, 'off'])
    expect(gateways({ PUBLIC_URL: 'https://shop.example' })).toEqual([false, 'off'])
    expect(gateways({ TRUST_PROXY: 'loopback' })).toEqual([false, 'off'])
    expect(gateways({ HOST: '0.0.0.0', PAYMENT_SANDBOX: '1' })).toEqual([false, 'open'])
    expect(gateways({ PAYMENT_SANDBOX: '0' })).toEqual([false, 'off'])
    expect(gateways(stripe)).toEqual([true, 'off'])
    expect(gateways({ ...PRODUCTION })).toEqual([false, 'off'])
    expect(gateways({ ...stripe, ...PRODUCTION })).toEqual([true, 'off'])
    expect(() => readConfig({ ...stripe, PAYMENT_SANDBOX: '1' })).toThrow('PAYMENT_SANDBOX')
    expect(() => readConfig({ ...PRODUCTION, PAYMENT_SANDBOX: '1' })).toThrow('PAYMENT_SANDBOX')
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => readConfig({ ...stripe, STRIPE_API_URL: 'ftp://stripe' })).toThrow('STRIPE_API_URL')
  })

  it('requires a public address in production, without path or query [wire.host]', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_URL must be set .*$/)
    expect(() => readConfig({ NODE_ENV: 'production', PUBLIC_URL: '' })).toThrow(ConfigError)
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, publicUrl: 'https://shop.example' })
  })

  it('takes a bucket with its key, and neither alone', () => {
    const bucket = { S3_URL: 'https://objects.example/souk/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const objects = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
    expect(readConfig(bucket).objects).toEqual({ ...objects, url: 'https://objects.example/souk' })
    expect(() => readConfig({ ...bucket, S3_URL: '' })).toThrow('S3_URL')
    expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY')
  })

  it('erases an account after a fortnight, or after the days of the setting, and names in orders after ten years', () => {
    const read = (env: Record<string, string>) => {
      const { accountGraceDays, invoiceRetentionYears } = readConfig(env)
      return [accountGraceDays, invoiceRetentionYears]
    }
    expect(read({})).toEqual([14, 10])
    expect(read({ ACCOUNT_GRACE_DAYS: '0', INVOICE_RETENTION_YEARS: '6' })).toEqual([0, 6])
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['PUBLIC_URL', 'shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_REPLICA_URL', 'mysql://x'],
    ['DATABASE_MIGRATE_URL', 'mysql://x'],
    ['DATABASE_PREPARED', 'yes'],
    ['DATABASE_POOL', '0'],
    ['MAX_LAG', 'none'],
    ['MAX_QUEUE', '-1'],
    ['DATABASE_CONNECT_TIMEOUT', '5s'],
    ['DATABASE_STATEMENT_TIMEOUT', '-1'],
    ['DATABASE_LOCK_TIMEOUT', '3601'],
    ['DATABASE_IDLE_TIMEOUT', '1.5'],
    ['REDIS_URL', 'http://x'],
    ['S3_URL', 'objects.example/souk'],
    ['TRUST_PROXY', '5'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['PUBLIC_URL', 'https://shop.example/?a=1'],
    ['PUBLIC_URL', 'https://user:word@shop.example'],
    ['ALLOWED_HOSTS', 'https://shop.example'],
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
    ['ACCOUNT_GRACE_DAYS', '91'],
    ['ACCOUNT_GRACE_DAYS', '1.5'],
    ['INVOICE_RETENTION_YEARS', '0'],
    ['OPERATOR_2FA', 'on'],
    ['SOUK_SECRET', 'too-short'],
    ['CARD_CHECK_AFTER', '9'],
    ['CARD_CHECK_AFTER', '3601'],
    ['CARD_CHECK_AFTER', '2m'],
    ['SESSION_MAX_DAYS', '0'],
    ['SESSION_MAX_DAYS', '3651'],
    ['SIGN_IN_EVENT_DAYS', '29'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} .*$`))
  })
})
