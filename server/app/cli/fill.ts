/**
 * npm run fill -- --products N --orders M: tops the demo shop of DATABASE_URL, or of the embedded database, up to these
 * numbers.
 */
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../../kernel/config/config'
import { fillDemo, FillRefused } from '../demo/fill/fill'
import { failureLine } from '../process/failure'
import { openData } from '../process/open-data'

const USAGE = 'Say how much there shall be: npm run fill -- --products 100000 --orders 50000'
const MOST = 10_000_000

const print = (line: string) => void process.stdout.write(`${line}\n`)

function numberOf(text: string | undefined): number {
  if (text === undefined) return 0
  if (!/^\d{1,8}$/.test(text) || Number(text) > MOST)
    throw new FillRefused(`${text} is no number up to ${MOST}. ${USAGE}`)
  return Number(text)
}

function asked(args: string[]): { products: number; orders: number } {
  const options = { products: { type: 'string' }, orders: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ args, options })
    const numbers = { products: numberOf(values.products), orders: numberOf(values.orders) }
    if (numbers.products + numbers.orders === 0) throw new FillRefused(USAGE)
    return numbers
  } catch (error) {
    if (error instanceof FillRefused) throw error
    throw new FillRefused(USAGE)
  }
}

async function main(): Promise<void> {
  const wanted = asked(process.argv.slice(2))
  const config = readConfig(process.env)
  if (config.production) throw new FillRefused('Demo data is not for NODE_ENV=production; nothing was changed.')
  // statements over many rows take their time
  const postgres = { ...config.postgres, statementMs: 0 }
  const database = await openData({ ...config, postgres })
  try {
    await fillDemo(database, { ...wanted, now: new Date(), log: print })
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof FillRefused || error instanceof ConfigError
  process.stderr.write(`${expected ? error.message : failureLine(error)}\n`)
  process.exitCode = 1
})
