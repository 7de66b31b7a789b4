/**
 * The server under test in a separate process: the real HTTP server with the database of DATABASE_URL, or else the
 * embedded one in its own folder, with the demo data, and a control port for tests to the database and the clock.
 * Prints one line with both addresses, and ends when its standard input ends.
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
import { transaction } from '../../../server/kernel/db/transaction'
import { namesRound } from '../../../server/areas/catalogue/refresh-names'
import { foldSales } from '../../../server/areas/catalogue/deals/sales-log'
import { DEMO_MEDIA } from '../../../server/app/demo/media-folder'
import { seedDemo } from '../../../server/app/demo/seed'
import { indexQueue } from '../../../server/areas/search/index/queue'
import { indexNow } from '../../../server/areas/search/keep/index-now'
import { buildServer } from '../../../server/app/build-server'
import { handlers } from '../../../server/app/handlers'
import { hashCheaply } from '../../../server/areas/account/passwords'
import { importRounds } from '../../../server/areas/imports/workers'
import { isPublicAddress } from '../../../server/kernel/http/public-address'
import { createCardRounds, sendTo } from '../../../server/areas/payments/workers'
import { sendDueMails } from '../../../server/areas/mails/send-due'
import { readSigningKey } from '../../../server/areas/uploads/signing-key'
import { openChannels } from '../../../server/kernel/messages/channels'
import { runTimers } from '../../../server/areas/orders/timers'
import { settleDue } from '../../../server/areas/settlement/settle-due'
import { runHousekeeping } from '../../../server/app/process/housekeeping'
import { createLocalFiles } from '../../../server/areas/uploads/local-files'
import { startSmsGateway } from '../../support/sms-gateway'
import { startSocialPlatform } from '../../support/social-platform'
import { recordWrites } from './writes'

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
  // the suite registers thousands of buyers; server/areas/account/passwords.test.ts tests the real cost
  hashCheaply(process.env)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-contract-'))
  const platform = await startSocialPlatform()
  const sms = await startSmsGateway()
  const settings = { PAYMENT_SANDBOX: '1', OPERATOR_2FA: 'required', ...platform.settings, ...sms.settings }
  const read = readConfig({
    ...process.env,
    ...settings,
    SOUK_DATA: folder,
    RATE_LIMIT: 'off',
    GEOCODER_URL: 'https://geocoder.example/search',
    MAX_LAG: '0',
    MAX_QUEUE: '0',
  })
  const config = { ...read, mediaFolders: [DEMO_MEDIA] }
  const database = await openDatabase({ databaseUrl: config.databaseUrl, databaseFolder: path.join(folder, 'db') })
  const { db } = database
  await seedDemo(db, { now: new Date(), log: () => undefined })
  await indexNow(db)
  await recordWrites(db)

  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead * 1_000) }
  const files = createLocalFiles(config.uploadsFolder)
  const channels = openChannels(config)
  const around = { database, clock, files, channels, handlers, log: false }
  const api = await buildServer({ ...around, config })
  const limited = await buildServer({ ...around, config: { ...config, rateLimit: true } })
  await api.listen({ port: 0, host: '127.0.0.1' })
  await limited.listen({ port: 0, host: '127.0.0.1' })

  const { port } = api.server.address() as AddressInfo
  const send = sendTo(`http://127.0.0.1:${port}`)
  const cards = await createCardRounds({ db, config, log: { error: console.error }, send })
  const imported = importRounds({
    ...{ db, files, dataFolder: config.dataFolder, now: clock.now, log: { error: console.error } },
    // the pictures of the suite come from this machine, as 127.0.0.1 alone: the rest of the network stays closed
    mayReach: (address) => address === '127.0.0.1' || isPublicAddress(address),
  })
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
    '/imports': async ({ seconds: steps }) => {
      let taken = 0
      while (taken < steps && ((await imported.lines()) || (await imported.pictures()))) taken += 1
      return taken
    },
    '/mails': async () => {
      const site = { address: url(api.server.address()), key: await readSigningKey(db) }
      const post = { db, mail: channels.mail, site, now: clock.now, log: { error: console.error } }
      let sent = 0
      // one round sends a part of what all tests have queued
      for (let some = await sendDueMails(post); some > 0; some = await sendDueMails(post)) sent += some
      return sent
    },
    '/timers': async () => {
      await runTimers(db, clock.now(), { demo: true })
      await settleDue(db, clock.now())
      return {}
    },
    '/sales': async () => {
      await transaction(db, foldSales)
      return {}
    },
    '/names': async () => {
      await namesRound(db)(() => true)
      return indexQueue(db, () => false)
    },
    '/settlements': () => settleDue(db, clock.now()),
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
      .then((asked) => {
        const command = commands[request.url ?? '']
        if (!command) throw new RangeError(`no command ${request.url}`)
        return command(asked)
      })
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
