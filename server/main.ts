/** The server as a process: configuration, database, demo data, HTTP, timers; and an orderly end. */
import type { FastifyInstance } from 'fastify'
import { ConfigError, readConfig, type Config } from './config'
import { assertComplete } from './http/calls'
import { buildServer } from './http/build-server'
import { handlers } from './http/handlers'
import { startWorkers } from './orders/workers'
import { startCardWorkers } from './payments/workers'
import { prepareDemo } from './process/demo'
import { openDoor } from './process/door'
import { doorCommands } from './process/door-commands'
import { failureLine } from './process/failure'
import { startHousekeeping } from './process/housekeeping'
import { openData } from './process/open-data'
import { noteAddress } from './process/running'
import { stopOnSignal } from './process/stop'
import { openChannels } from './messages/channels'
import { holdsDemoData } from './settings/demo-mark'
import { openFiles } from './uploads/open-files'
import { isBuilt } from './web/app'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const warn = (line: string) => void process.stderr.write(`${line}\n`)

const NOT_DURABLE =
  'The embedded database cannot write through to the disk: orders and payments are refused. SOUK_DEMO=1 allows them.'

/** Where it listens, as a browser on this machine would write it; the port may have been given by the system. */
function address(server: FastifyInstance, { host, port }: Config): string {
  const [bound] = server.addresses()
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${typeof bound === 'object' ? bound.port : port}`
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  assertComplete(handlers)
  const database = await openData(config)
  const clock = { now: () => new Date() }
  const files = openFiles(config)
  const channels = openChannels(config)
  const server = await buildServer({ database, config, clock, files, channels, handlers })
  const workers: { stop(): Promise<void> }[] = []
  const stopWorkers = async () => void (await Promise.all(workers.map((worker) => worker.stop())))
  stopOnSignal([() => server.close(), stopWorkers, database.close])

  if (!database.durable && !config.demo) warn(NOT_DURABLE)
  await prepareDemo(database, config, clock.now(), print)
  if (!(await isBuilt(config.webFolder))) warn(`There is no built app in ${config.webFolder}: only the API is served.`)
  await server.listen({ port: config.port, host: config.host })
  noteAddress(config, address(server, config))
  if (!config.databaseUrl) workers.push(await openDoor(config.dataFolder, doorCommands(database, config, clock.now)))
  const timed = { db: database.db, now: clock.now, log: server.log }
  const isDemo = () => holdsDemoData(database.db)
  workers.push(startWorkers({ ...timed, isDemo }), startHousekeeping({ ...timed, files }))
  workers.push(await startCardWorkers({ ...timed, config, address: address(server, config) }))
  print(`Souk is ready: ${config.publicUrl ?? address(server, config)}`)
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : failureLine(error)
  warn(`Souk could not be started: ${line}`)
  process.exit(1)
})
