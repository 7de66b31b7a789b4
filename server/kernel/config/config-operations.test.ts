import { readOperations } from './config-operations'

it('logs at level info, and drains where a proxy may be in front', () => {
  const quiet = { allowedHosts: [], logLevel: 'info', logRequests: false, metricsToken: null, drainS: 0 }
  expect(readOperations({})).toEqual(quiet)
  expect(readOperations({ NODE_ENV: 'production' })).toEqual({ ...quiet, drainS: 5 })
  const METRICS_TOKEN = 'a-token-for-tests'
  expect(readOperations({ LOG_LEVEL: 'debug', LOG_REQUESTS: '1', METRICS_TOKEN, DRAIN_SECONDS: '12' })).toEqual({
    allowedHosts: [],
    logLevel: 'debug',
    logRequests: true,
    metricsToken: METRICS_TOKEN,
    drainS: 12,
  })
})

it.each([
  ['LOG_LEVEL', 'loud'],
  ['LOG_REQUESTS', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'a token with spaces in it'],
  ['DRAIN_SECONDS', '5s'],
  ['DRAIN_SECONDS', '301'],
])('refuses %s=%s in one line that names it', (name, value) => {
  expect(() => readOperations({ [name]: value })).toThrow(new RegExp(`^${name} .*$`))
})
