/** The settings of the process: where it listens, what it logs, its load limits. */
import { LOG_LEVELS } from '../log-levels'
import { choice, flag, HTTP, number, text, url } from './kinds'

export const SERVER = {
  NODE_ENV: choice({
    values: ['development', 'test', 'production'],
    fallback: 'development',
    about: '`production`: no demo shop, no test cards and no outbox; `PUBLIC_URL` is required',
  }),
  PORT: number({ least: 0, most: 65_535, fallback: '3000', about: 'the port to listen on; `0`: any free one' }),
  HOST: text({
    form: 'an address or a name',
    fallback: '127.0.0.1',
    about: 'the address to listen on; `0.0.0.0`: all of this machine',
  }),
  PUBLIC_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'from each request',
    required: 'in production',
    about: 'the address of the shop from outside; links and pictures are made from it',
  }),
  ALLOWED_HOSTS: text({
    form: 'a comma list of names; `*.example`: all below one',
    about: 'names that the server goes by besides those of this machine, where there is no `PUBLIC_URL`',
  }),
  TRUST_PROXY: text({
    form: 'a comma list of addresses, ranges as `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`',
    otherwise: 'no proxy is believed',
    required: 'behind a proxy',
    about: 'the proxies that are believed when they name the address of a caller',
  }),
  SOUK_SECRET: text({
    form: 'at least 32 characters',
    secret: true,
    otherwise: 'made once, in a file in `SOUK_DATA`',
    required: 'with several servers, which need the same one',
    about: 'the key that seals secrets in the database',
  }),
  DRAIN_SECONDS: number({
    of: 'seconds',
    least: 0,
    most: 300,
    otherwise: '`5` in production, else `0`',
    about: 'how long the server keeps answering after SIGTERM, with `/readyz` at 503, so that proxies turn elsewhere',
  }),
  MAX_LAG: number({
    of: 'milliseconds',
    least: 0,
    most: 60_000,
    fallback: '250',
    about:
      'how far the event loop may be behind before calls are answered 503 with `Retry-After`; `0`: no limit ([why](decisions/0032-load.md))',
  }),
  MAX_QUEUE: number({
    of: 'calls',
    least: 0,
    most: 10_000,
    fallback: '10',
    about: 'how many calls may be under way while the process has no time to spare; `0`: no limit',
  }),
  RATE_LIMIT: choice({
    values: ['on', 'off'],
    fallback: 'on',
    about: 'whether the requests of each address are limited; `off` is for tests',
  }),
  REDIS_URL: url({
    protocols: ['redis:', 'rediss:'],
    secret: true,
    otherwise: 'each server counts its own',
    required: 'with several servers',
    about: 'a Redis in which several servers count requests together; while it is away, each counts its own',
  }),
  LOG_LEVEL: choice({ values: LOG_LEVELS, fallback: 'info', about: 'the least severe lines to log, as JSON' }),
  LOG_REQUESTS: flag({ fallback: '0', about: '`1`: a line in the log for each request' }),
  METRICS_TOKEN: text({
    form: 'at least 16 characters without spaces',
    secret: true,
    otherwise: 'this machine alone reads `/metrics`',
    about: 'what Prometheus sends as `Authorization: Bearer` to read `/metrics`',
  }),
  'OTEL_*': text({
    form: '[the standard variables](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/)',
    otherwise: 'nothing of it is loaded',
    about: 'OpenTelemetry traces',
  }),
  SOUK_WEB: text({ form: 'a folder', otherwise: 'the built web app, `dist/h5`', about: 'the web app to serve' }),
  SOUK_DEMO: flag({
    fallback: '0',
    about: '`1`: the data are a demo: commits need not survive a power cut. `npm start` sets it for its own shop',
  }),
} as const
