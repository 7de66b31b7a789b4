/** The server process: configuration, database, demo data, HTTP, timers; and a graceful shutdown. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startBestSellers } from '../areas/catalogue/deals/best-sellers'
import { startNames } from '../areas/catalogue/refresh-names'
import { startSalesLog } from '../areas/catalogue/deals/sales-log'
import { requireCompany } from '../kernel/config/company'
import { ConfigError, readConfig, type Config } from '../kernel/config/config'
import { assertComplete } from './calls'
import { buildServer } from './build-server'
import { listenEarly, type EarlyListener } from '../kernel/http/early-listener'
import { createReadiness } from '../kernel/http/health/health'
import { handlers } from './handlers'
import { createMetrics } from '../kernel/observe/metrics'
import { startTracing } from '../kernel/observe/tracing'
import { startImportWorkers } from '../areas/imports/workers'
import { startWorkers } from '../areas/orders/workers'
import { startWebhookWorker } from '../areas/webhooks/workers'
import { forgetCatalogue, noteHearing } from '../areas/catalogue/cache'
import { startSearchCounts } from '../areas/catalogue/searches/worker'
import { startSearchIndex } from '../areas/search/keep/worker'
import { startMailWorkers } from '../areas/mails/workers'
import { startCardWorkers } from '../areas/payments/workers'
import { startSettlements } from '../areas/settlement/workers'
import { renewDemoDeals } from './demo/deals'
import { DEMO_MEDIA } from './demo/media-folder'
import { prepareDemo, writeDemo } from './demo/prepare'
import { openControlPort } from './process/control-port'
import { controlCommands, type Fill } from './process/control-commands'
import { prepareFolder } from './process/data-folder'
import { failureLine } from './process/failure'
import { startHousekeeping } from './process/housekeeping'
import { openData } from './process/open-data'
import { settleTestCards, testCardsWarning } from './process/test-cards'
import { noteAddress } from './process/running'
import { stopOnSignal } from './process/stop'
import { listenForChanges, type Listener } from '../kernel/db/listener'
import { openReplicas, type Replicas } from '../kernel/db/replicas'
import type { Database } from '../kernel/db/types'
import { openChannels } from '../kernel/messages/channels'
import { hasDemoData } from '../areas/settings/demo-mark'
import { openFiles } from '../areas/uploads/open-files'
import { readSigningKey } from '../areas/uploads/signing-key'
import { notingRounds } from '../kernel/work/jobs'
import { startInterval } from '../kernel/work/interval'
import { isBuilt } from './web/app'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const warn = (line: string) => void process.stderr.write(`${line}\n`)

const NOT_DURABLE =
  'The embedded database cannot write through to the disk: orders and payments are refused. SOUK_DEMO=1 allows them.'

/** Second factors and webhooks' secrets are sealed with it. */
const OWN_SECRET =
  'SOUK_SECRET is not set: this server uses a key of its own, so another one can read neither second factors nor the secrets of webhooks.'

/** Its address for a browser on this machine; the system may have chosen the port. */
function addressOf({ host }: Config, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function takePort(config: Config): Promise<EarlyListener> {
  try {
    return await listenEarly(config)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigError(`port ${config.port} is in use: stop what uses it, or set PORT`)
  }
}

/** A shop in production serves its own pictures alone, unless it shows the demo. */
const withDemoMedia = (config: Config, holdsDemo: boolean): Config =>
  config.production && !holdsDemo ? config : { ...config, mediaFolders: [...config.mediaFolders, DEMO_MEDIA] }

/** Null without replicas. */
function openReplicasOf({ replicaUrls: urls, postgres: settings }: Config, { db: primary }: Database): Replicas | null {
  if (urls.length === 0) return null
  const told = (host: string, used: boolean, error?: unknown) =>
    warn(`The replica at ${host} is ${used ? 'used' : `left out${error ? `: ${failureLine(error)}` : ''}`}`)
  return openReplicas({ primary, urls, settings, told })
}

/** Null on the embedded engine, which has one process. */
function listenFor({ databaseUrl, postgres }: Config, { db }: Database): Listener | null {
  if (databaseUrl === null) return null
  const onHearing = (hears: boolean, error?: unknown) => {
    noteHearing(db, hears)
    if (!hears) warn(`Changes by other servers are seen after some seconds, not at once: ${failureLine(error)}`)
  }
  return listenForChanges({ url: postgres.migrateUrl ?? databaseUrl, onChange: () => forgetCatalogue(db), onHearing })
}

async function main(): Promise<void> {
  const settings = readConfig(process.env)
  requireCompany(settings)
  assertComplete(handlers)
  prepareFolder(settings.dataFolder)
  const earlyListener = await takePort(settings)
  const address = addressOf(settings, earlyListener.port)
  const database = await openData(settings)
  const config = withDemoMedia(await settleTestCards(settings, database), await hasDemoData(database.db))
  const clock = { now: () => new Date() }
  const files = openFiles(config)
  const channels = openChannels(config)
  const tracing = await startTracing(process.env)
  const onError = (error: unknown) => warn(`The database does not answer: ${failureLine(error)}`)
  const readiness = createReadiness({ db: database.db, onError })
  const replicas = openReplicasOf(config, database)
  const metrics = createMetrics({ ...database, replicas: replicas?.used }, onError)
  const around = { database, replicas, config, clock, files, channels }
  const server = await buildServer({ ...around, handlers, earlyListener, readiness, metrics, tracing })
  const workers: { stop(): Promise<void> }[] = []
  const stopWorkers = async () => void (await Promise.all(workers.map((worker) => worker.stop())))
  const drain = async () => {
    readiness.drain()
    await sleep(config.drainS * 1_000)
  }
  const closeReplicas = async () => replicas?.close()
  const sendTraces = async () => tracing?.stop()
  stopOnSignal([drain, () => server.close(), stopWorkers, closeReplicas, database.close, sendTraces], config.drainS)

  if (!database.durable && !config.demo) warn(NOT_DURABLE)
  if (config.databaseUrl !== null && config.secret === null) warn(OWN_SECRET)
  const testCards = testCardsWarning(config)
  if (testCards !== null) warn(testCards)
  await prepareDemo(database, config, clock.now(), print)
  if (!(await isBuilt(config.webFolder))) warn(`There is no built app in ${config.webFolder}: only the API is served.`)
  if (replicas) {
    workers.push(startInterval({ name: 'replicas', everyMs: 1_000, round: replicas.check, log: server.log }))
  }
  const listener = listenFor(config, database)
  if (listener) workers.push(listener)
  await server.ready()
  earlyListener.serve()
  noteAddress(config, address)
  if (!config.databaseUrl) {
    const fill: Fill = (log) => writeDemo(database.db, config, clock.now(), log)
    workers.push(await openControlPort(config.dataFolder, controlCommands(database, config, clock.now, fill)))
  }
  const noted = { db: database.db, now: clock.now, log: server.log }
  const timed = { ...noted, observe: notingRounds({ ...noted, observe: metrics.observe }) }
  const isDemo = () => hasDemoData(database.db)
  workers.push(
    startWorkers({ ...timed, isDemo, inDemo: renewDemoDeals }),
    startSalesLog(timed),
    startBestSellers(timed),
    startSearchCounts(timed),
    startNames(timed),
    startSearchIndex(timed),
    startImportWorkers({
      ...timed,
      files,
      dataFolder: config.dataFolder,
      halted: !database.durable && !config.demo,
    }),
    startHousekeeping({
      ...timed,
      files,
      dataFolder: config.dataFolder,
      retentionYears: config.invoiceRetentionYears,
      signInEventDays: config.signInEventDays,
    }),
  )
  workers.push(await startCardWorkers({ ...timed, config, address }))
  const key = await readSigningKey(database.db)
  workers.push(startMailWorkers({ ...timed, config, channels, address, key }), startWebhookWorker({ ...timed, config }))
  // like the calls that move money: not while a commit could be lost
  if (database.durable || config.demo) workers.push(startSettlements(timed))
  readiness.started()
  print(`Souk is ready: ${config.publicUrl ?? address}`)
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : failureLine(error)
  warn(`Souk could not be started: ${line}`)
  process.exit(1)
})
