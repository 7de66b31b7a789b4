/** npm run seed -- --demo: fills the database that DATABASE_URL names, or the embedded one, with the demo shop. */
import { ConfigError, readConfig } from '../config'
import { accountsLine, demoPasswords } from '../process/demo'
import { failureLine } from '../process/failure'
import { openData } from '../process/open-data'
import { SeedRefused, seedDemo } from './seed'

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  if (!process.argv.includes('--demo')) throw new SeedRefused('Say what to seed: npm run seed -- --demo')
  const config = readConfig(process.env)
  if (config.production) throw new SeedRefused('Demo data is not for NODE_ENV=production; nothing was changed.')
  const database = await openData(config)
  try {
    const passwords = demoPasswords(config)
    await seedDemo(database.db, { now: new Date(), log: print, passwords })
    print(accountsLine(passwords))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof SeedRefused || error instanceof ConfigError
  process.stderr.write(`${expected ? error.message : failureLine(error)}\n`)
  process.exitCode = 1
})
