/** The whole HTTP server with a database in memory, called without a network. */
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Data } from '@contract/all-calls'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { API_PREFIX } from '@contract/endpoints/app'
import type { Envelope } from '@contract/base/envelope'
import { one } from '@contract/rules/lists'
import { openSession } from '../kernel/sessions/tokens'
import { readConfig, type Config } from '../kernel/config/config'
import { users } from '../kernel/db/schema/accounts'
import type { Database, Db } from '../kernel/db/types'
import { buildServer } from '../app/build-server'
import type { CallHandler } from '../kernel/http/context'
import type { LogStream } from '../kernel/observe/log'
import type { Metrics } from '../kernel/observe/metrics'
import { ensureDefaults } from '../areas/settings/defaults'
import type { Channels, Message } from '../kernel/messages/message'
import type { FileStore } from '../kernel/files/file-store'
import { createTestChannels } from './channels'
import { createTestClock, type TestClock } from './clock'
import { createTestDatabase, type TestEngine } from './database'
import { createTestFiles } from './files'

type FormFields = Readonly<Record<string, string>>

export interface TestServer {
  readonly db: Db
  readonly database: Database
  readonly clock: TestClock
  readonly files: FileStore
  /** Sent messages, the latest last. */
  readonly sent: Message[]
  readonly http: FastifyInstance
  readonly metrics?: Metrics
  /** Sends a call as the app does: path fields into the path, the others as query or form. */
  call<N extends AnyCall>(name: N, fields?: FormFields, headers?: FormFields): Promise<Envelope<Data<N>>>
  /** A new account with a live token. */
  signIn(values?: Partial<typeof users.$inferInsert>): Promise<{ userId: bigint; token: string }>
  close(): Promise<void>
}

export interface TestOptions {
  readonly config?: Partial<Config>
  /** Replaces the channels that store their messages. */
  readonly channels?: Channels
  /** Destination of the log; none by default. */
  readonly log?: LogStream
  readonly metrics?: (database: Database) => Metrics
  /** The quickest one by default. */
  readonly engine?: TestEngine
}

/** Separate from the data of a shop that may run from this folder. */
const SOUK_DATA = path.join(os.tmpdir(), 'souk-test-data')
const CONFIG = readConfig({
  SOUK_DATA,
  RATE_LIMIT: 'off',
  MAX_LAG: '0',
  MAX_QUEUE: '0',
  SOUK_DEMO: '1',
  PAYMENT_SANDBOX: '1',
  OPERATOR_2FA: 'off',
  NODE_ENV: 'test',
})

let counter = 0

/** A server with only these handlers. Close it after the test. */
export async function createTestServer(
  handlers: readonly CallHandler[],
  options: TestOptions = {},
): Promise<TestServer> {
  const database = await createTestDatabase(options.engine)
  await ensureDefaults(database.db)
  const clock = createTestClock()
  const files = createTestFiles()
  const sent: Message[] = []
  const channels = options.channels ?? createTestChannels(sent)
  const config = { ...CONFIG, ...options.config }
  const metrics = options.metrics?.(database)
  const http = await buildServer({
    database,
    clock,
    files,
    channels,
    config,
    handlers,
    log: options.log ?? false,
    metrics,
  })

  return {
    db: database.db,
    database,
    clock,
    files,
    sent,
    http,
    metrics,
    async call<N extends AnyCall>(name: N, fields: FormFields = {}, headers: FormFields = {}) {
      const { method, path } = allEndpoints[name]
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, field]) => field)
      const url =
        API_PREFIX + path.replace(/:(\w+)/g, (_match, field: string) => encodeURIComponent(String(fields[field])))
      const rest = Object.entries(fields).filter(([field]) => !inPath.includes(field))
      const form = new URLSearchParams(rest).toString()
      const response =
        method === 'GET'
          ? await http.inject({ method, url: `${url}?${form}`, headers })
          : await http.inject({
              method,
              url,
              headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
              payload: form,
            })
      return response.json<Envelope<Data<N>>>()
    },
    async signIn(values = {}) {
      counter += 1
      const code = counter.toString(36).padStart(6, 'T').toUpperCase()
      const { id } = one(
        await database.db
          .insert(users)
          .values({
            firstname: 'Test Buyer',
            email: `test-${counter}@souk.test`,
            passwordHash: '',
            invitationCode: code,
            ...values,
          })
          .returning({ id: users.id }),
      )
      return { userId: id, token: await openSession(database.db, id, { now: clock.now() }) }
    },
    async close() {
      await http.close()
      await database.close()
    },
  }
}
