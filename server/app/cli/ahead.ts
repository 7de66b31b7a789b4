/** npm run db:ahead: prepares a PostgreSQL for this version while the one before still runs on it. */
import { ConfigError, readConfig } from '../../kernel/config/config'
import { goAhead } from '../../kernel/db/ahead'
import { failureLine } from '../process/failure'

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { databaseUrl, postgres } = readConfig(process.env)
  if (!databaseUrl) throw new ConfigError('Only a PostgreSQL is prepared ahead: set DATABASE_URL')
  await goAhead(postgres.migrateUrl ?? databaseUrl, print)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : failureLine(error)}\n`)
  process.exitCode = 1
})
