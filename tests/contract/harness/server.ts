/**
 * The server under test in a separate process: the real HTTP server with the engine of DATABASE_URL, else the
 * embedded one in its own folder, with the demo data, and a control port for tests to the database and the clock.
 * Prints one line with both addresses; ends when its standard input does.
 */
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { checkInvariants } from '../../../server/app/checks/invariants'
import { readConfig } from '../../../server/kernel/config/config'
import { openDatabase } from '../../../server/kernel/db/open'
import { rows } from '../../../server/kernel/db/rows'
import { seedDemo } from '../../../server/app/demo/seed'
import { buildServer } from '../../../server/app/build-server'
import { handlers } from '../../../server/app/handlers'
import { hashCheaply } from '../../../server/areas/account/passwords'
import { createCardRounds, sendTo } from '../../../server/areas/payments/workers'
import { openChannels } from '../../../server/kernel/messages/channels'
import { runTimers } from '../../../server/areas/orders/timers'
import { runHousekeeping } from '../../../server/app/process/housekeeping'
import { createLocalFiles } from '../../../server/areas/uploads/local-files'
import { startSmsGateway } from '../../support/sms-gateway'
import { startSocialPlatform } from '../../support/social-platform'

interface Asked {
  readonly statement: string
  readonly seconds: number
}

async function bodyOf(request: http.IncomingMessage): Promise<Asked> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Asked
}

/** JSON has no 64-bit numbers. */
const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

async function main(): Promise<void> {
  // the suite registers thousands of buyers, and server/areas/account/passwords.test.ts has the real cost
  hashCheaply(process.env)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-contract-'))
  const platform = await startSocialPlatform()
  const sms = await startSmsGateway()
  const settings = { PAYMENT_SANDBOX: '1', ...platform.settings, ...sms.settings }
  const config = readConfig({
    ...process.env,
    ...settings,
    SOUK_DATA: folder,
    RATE_LIMIT: 'off',
    MAX_LAG: '0',
    MAX_QUEUE: '0',
  })
  const database = await openDatabase({ databaseUrl: config.databaseUrl, databaseFolder: path.join(folder, 'db') })
  const { db } = database
  await seedDemo(db, { now: new Date(), log: () => undefined })

  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead * 1_000) }
  const files = createLocalFiles(config.uploadsFolder)
  const around = { database, clock, files, channels: openChannels(config), handlers, log: false }
  const api = await buildServer({ ...around, config })
  const limited = await buildServer({ ...around, config: { ...config, rateLimit: true } })
  await api.listen({ port: 0, host: '127.0.0.1' })
  await limited.listen({ port: 0, host: '127.0.0.1' })

  const { port } = api.server.address() as AddressInfo
  const send = sendTo(`http://127.0.0.1:${port}`)
  const cards = await createCardRounds({ db, config, log: { error: console.error }, send })
  const commands: Record<string, (asked: Asked) => Promise<unknown>> = {
    '/sql': ({ statement }) => rows(db, sql.raw(statement)),
    '/clock': async ({ seconds }) => {
      ahead = seconds
      return {}
    },
    '/cards': async () => {
      for (const round of cards) await round(clock.now())
      return {}
    },
    '/timers': () => runTimers(db, clock.now(), { demo: true }),
    '/housekeeping': async () => {
      const { invoiceRetentionYears: retentionYears, signInEventDays } = config
      const log = { error: console.error, warn: () => undefined }
      await runHousekeeping({ db, files, log, retentionYears, signInEventDays }, clock.now())
      return {}
    },
    '/invariants': () => checkInvariants(db),
  }
  const control = http.createServer((request, response) => {
    bodyOf(request)
      .then((asked) => commands[request.url ?? ''](asked))
      .then(
        (answer) => response.end(JSON.stringify(answer, asText)),
        (error: unknown) => {
          response.statusCode = 500
          response.end(error instanceof Error ? `${error.message}\n${String(error.cause ?? '')}` : String(error))
        },
      )
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))

  const url = (address: AddressInfo | string | null) => `http://127.0.0.1:${(address as AddressInfo).port}`
  const addresses = {
    api: url(api.server.address()),
    control: url(control.address()),
    limited: url(limited.server.address()),
    outbox: config.outboxFolder,
  }
  process.stdout.write(`${JSON.stringify(addresses)}\n`)

  process.stdin.on('end', () => {
    control.close()
    control.closeAllConnections()
    sms.stop()
    Promise.all([api.close(), limited.close(), platform.stop()])
      .then(() => database.close())
      .then(() => {
        fs.rmSync(folder, { recursive: true, force: true })
        process.exit(0)
      })
      .catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
  })
  process.stdin.resume()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
