/**
 * npm run seed -- --demo: fills the database of DATABASE_URL, or the embedded one, with the demo shop. A running
 * server with the embedded database does it itself.
 */
import { ConfigError, readConfig } from '../../kernel/config/config'
import { indexNow } from '../../areas/search/keep/index-now'
import { writeDemo } from '../demo/prepare'
import { ControlPortRefused, callControlPort } from '../process/control-port'
import { failureLine } from '../process/failure'
import { openData } from '../process/open-data'
import { SeedRefused } from '../demo/seed'

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  if (!process.argv.includes('--demo')) throw new SeedRefused('Say what to seed: npm run seed -- --demo')
  const config = readConfig(process.env)
  const said = config.databaseUrl ? null : await callControlPort(config.dataFolder, 'seed')
  if (said) return said.forEach(print)
  const database = await openData(config)
  try {
    await writeDemo(database.db, config, new Date(), print)
    await indexNow(database.db)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof SeedRefused || error instanceof ControlPortRefused || error instanceof ConfigError
  process.stderr.write(`${expected ? error.message : failureLine(error)}\n`)
  process.exitCode = 1
})
