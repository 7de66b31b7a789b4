/** npm run seed -- --demo: fills the database that DATABASE_URL names, or the embedded one, with the demo shop. */
import { readConfig } from '../config'
import { openData } from '../process/open-data'
import { SeedRefused, seedDemo } from './seed'

const print = (line: string) => console.log(line)

async function main(): Promise<number> {
  if (!process.argv.includes('--demo')) {
    print('Say what to seed: npm run seed -- --demo')
    return 1
  }
  const database = await openData(readConfig(process.env))
  try {
    await seedDemo(database.db, { now: new Date(), log: print })
    return 0
  } catch (error) {
    if (!(error instanceof SeedRefused)) throw error
    print(error.message)
    return 1
  } finally {
    await database.close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
