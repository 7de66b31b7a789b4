/** The settings of storage: the database and the files. */
import { choice, number, text, url, HTTP } from './kinds'

const SECONDS = { of: 'seconds', least: 0, most: 3_600 } as const

export const STORAGE = {
  SOUK_DATA: text({
    form: 'a folder',
    fallback: './.souk',
    about: 'the embedded database, one process at a time; uploads; the outbox of development',
  }),
  SOUK_MEDIA: text({
    form: 'a folder',
    otherwise: '`media` in `SOUK_DATA`',
    about: 'pictures that are served under `/media` besides uploads, such as those of an imported catalogue',
  }),
  DATABASE_URL: url({
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    otherwise: 'the embedded database',
    required: 'with several servers',
    about: 'a PostgreSQL 15 or newer',
  }),
  DATABASE_REPLICA_URL: text({
    form: 'comma-separated URLs like `DATABASE_URL`',
    secret: true,
    otherwise: 'everything is read from `DATABASE_URL`',
    about:
      'streaming replicas of it, from which catalogue, searches and articles are read ([why](decisions/0056-replicas.md))',
  }),
  DATABASE_MIGRATE_URL: url({
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    otherwise: '`DATABASE_URL`',
    required: 'behind PgBouncer',
    about:
      'the same database without a pooler in between, for migrations, which hold a lock of their session, and to hear what other servers change',
  }),
  DATABASE_PREPARED: choice({
    values: ['on', 'off'],
    fallback: 'on',
    about: 'whether statements are prepared by name; `off` behind PgBouncer older than 1.21 in transaction mode',
  }),
  DATABASE_POOL: number({
    of: 'connections',
    least: 1,
    most: 1_000,
    fallback: '10',
    about:
      'the maximum number of connections of one server to PostgreSQL ([why](decisions/0030-database-connections.md))',
  }),
  DATABASE_CONNECT_TIMEOUT: number({
    ...SECONDS,
    fallback: '5',
    about: 'how long a request waits for a connection; `0`: no limit, here and in the next three',
  }),
  DATABASE_STATEMENT_TIMEOUT: number({ ...SECONDS, fallback: '20', about: 'how long a statement may take' }),
  DATABASE_LOCK_TIMEOUT: number({ ...SECONDS, fallback: '10', about: 'how long a statement may wait for a lock' }),
  DATABASE_IDLE_TIMEOUT: number({ ...SECONDS, fallback: '30', about: 'how long a transaction may be idle' }),
  S3_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'uploads are kept in `SOUK_DATA`',
    required: 'with several servers',
    about: 'an S3-compatible bucket for uploads, such as `https://objects.example/bucket`; it need not be public',
  }),
  S3_REGION: text({ form: 'a name', fallback: 'us-east-1', about: 'the region of the bucket' }),
  S3_ACCESS_KEY_ID: text({ form: 'a name', required: 'with `S3_URL`', about: 'the key of the bucket' }),
  S3_SECRET_ACCESS_KEY: text({ form: 'a key', secret: true, required: 'with `S3_URL`', about: 'its secret part' }),
} as const
