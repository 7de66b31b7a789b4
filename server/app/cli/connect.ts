/** The server for the command: the running one, else one started only for the command [durable.lock]. */
import type { AddressInfo } from 'node:net'
import type { Config } from '../../kernel/config/config'
import { buildServer } from '../build-server'
import { handlers } from '../handlers'
import { settleTestCards } from '../process/test-cards'
import { notedAddress } from '../process/running'
import { openChannels } from '../../kernel/messages/channels'
import { openFiles } from '../../areas/uploads/open-files'
import { isRunningAt } from './client'
import { openExistingData } from './existing-data'
import { OpsFailure } from './failure'

interface Connection {
  readonly address: string
  close(): Promise<void>
}

const nothingToClose = async () => undefined

/** A server that listens only on this machine, at a free port. It holds the lock of the data. */
async function ownServer(settings: Config): Promise<Connection> {
  const database = await openExistingData(settings)
  const config = await settleTestCards(settings, database)
  const files = openFiles(config)
  const clock = { now: () => new Date() }
  const channels = openChannels(config)
  const server = await buildServer({ database, config, clock, files, channels, handlers })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/**
 * Connects to `url` if given, else to the server that runs with this machine's data, else to a new one. Throws an
 * OpsFailure if `url` does not answer, and a ConfigError if another process holds the data.
 */
export async function connect(config: Config, url: string | undefined): Promise<Connection> {
  if (url !== undefined) {
    const address = url.replace(/\/+$/, '')
    if (!/^https?:\/\/[^\s/]/.test(address)) throw new OpsFailure(`--url must begin with http:// or https://`, 2)
    if (!(await isRunningAt(address))) throw new OpsFailure(`no Souk server answers at ${address}`)
    return { address, close: nothingToClose }
  }
  const noted = notedAddress(config)
  if (noted !== null && (await isRunningAt(noted))) return { address: noted, close: nothingToClose }
  return ownServer(config)
}
