/** Prints the violated invariants of the configured database as a JSON list. The server must be stopped. */
import { checkInvariants } from '../../server/app/checks/invariants'
import { readConfig } from '../../server/kernel/config/config'
import { openData } from '../../server/app/process/open-data'

async function main(): Promise<void> {
  const database = await openData(readConfig(process.env))
  try {
    process.stdout.write(`${JSON.stringify(await checkInvariants(database.db))}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
