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
    about: 'the address to listen on; `0.0.0.0`: all addresses of this machine',
  }),
  PUBLIC_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'from each request',
    required: 'in production',
    about: 'the public address of the shop, the base of links and picture addresses',
  }),
  ALLOWED_HOSTS: text({
    form: 'comma-separated names; `*.example`: all subdomains',
    about: 'the host names that the server accepts besides those of this machine, if `PUBLIC_URL` is not set',
  }),
  TRUST_PROXY: text({
    form: 'comma-separated addresses, ranges such as `10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`',
    otherwise: 'no proxy is trusted',
    required: 'behind a proxy',
    about: 'the proxies that are trusted to report the client address',
  }),
  SOUK_SECRET: text({
    form: 'at least 32 characters',
    secret: true,
    otherwise: 'generated once, into a file in `SOUK_DATA`',
    required: 'with several servers, which need the same one',
    about: 'the key that encrypts secrets in the database',
  }),
  DRAIN_SECONDS: number({
    of: 'seconds',
    least: 0,
    most: 300,
    otherwise: '`5` in production, else `0`',
    about:
      'how long the server keeps answering after SIGTERM, with `/readyz` at 503, so that proxies use other servers',
  }),
  MAX_LAG: number({
    of: 'milliseconds',
    least: 0,
    most: 60_000,
    fallback: '250',
    about:
      'how long the event loop may be blocked before calls get 503 with `Retry-After`; `0`: no limit ([why](decisions/0032-load.md))',
  }),
  MAX_QUEUE: number({
    of: 'calls',
    least: 0,
    most: 10_000,
    fallback: '10',
    about: 'how many calls may run at once while the process is fully loaded; `0`: no limit',
  }),
  RATE_LIMIT: choice({
    values: ['on', 'off'],
    fallback: 'on',
    about: 'whether the requests of each address are limited; `off` is for tests',
  }),
  REDIS_URL: url({
    protocols: ['redis:', 'rediss:'],
    secret: true,
    otherwise: 'each server counts its own requests',
    required: 'with several servers',
    about:
      'a Redis in which several servers count requests together; while it is unreachable, each server counts its own',
  }),
  LOG_LEVEL: choice({ values: LOG_LEVELS, fallback: 'info', about: 'the lowest level to log; lines are JSON' }),
  LOG_REQUESTS: flag({ fallback: '0', about: '`1`: log a line for each request' }),
  METRICS_TOKEN: text({
    form: 'at least 16 characters without spaces',
    secret: true,
    otherwise: 'only this machine can read `/metrics`',
    about: 'the token that Prometheus sends as `Authorization: Bearer` to read `/metrics`',
  }),
  'OTEL_*': text({
    form: '[the standard variables](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/)',
    otherwise: 'not loaded',
    about: 'OpenTelemetry traces',
  }),
  SOUK_WEB: text({ form: 'a folder', otherwise: 'the built web app, `dist/h5`', about: 'the web app to serve' }),
  SOUK_CONSOLE: text({
    form: 'a folder',
    otherwise: 'the built console, `dist/console`',
    about: 'the console to serve at `/console/`',
  }),
  SOUK_DEMO: flag({
    fallback: '0',
    about:
      '`1`: money may move on an embedded database that cannot write through to the disk. `npm start` sets it for its own shop; it changes nothing on PostgreSQL',
  }),
} as const
