/** When demo data is written or refused, and its passwords [durable.demo-refused] [durable.demo-passwords]. */
import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { hashPassword } from '../../areas/account/passwords'
import { ConfigError, type Config } from '../../kernel/config/config'
import { users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import type { Database, Db } from '../../kernel/db/types'
import { DEMO_EMAILS, DEMO_PASSWORDS, type DemoPasswords, type DemoRole } from './accounts'
import { DEPUTY_EMAIL } from './pending-work'
import { insertPolicies } from './insert/policies'
import { FURTHER_EMAILS } from './people'
import { SeedRefused, seedDemo } from './seed'
import { hasDemoData } from '../../areas/settings/demo-mark'
import { servesDemo } from '../../areas/settings/serves-demo'
import { openFiles } from '../../areas/uploads/open-files'
import { isReachedFromHereAlone } from '../../kernel/config/reach'

type Print = (line: string) => void

const ROLES = Object.keys(DEMO_EMAILS) as DemoRole[]

const randomPasswords = () =>
  Object.fromEntries(ROLES.map((role) => [role, randomBytes(9).toString('base64url')])) as DemoPasswords

/** The known passwords, or random ones if other machines can reach the server. */
export const demoPasswords = (config: Config) => (isReachedFromHereAlone(config) ? DEMO_PASSWORDS : randomPasswords())

export function accountsLine(passwords: DemoPasswords): string {
  const shown = ROLES.map((role) => `${DEMO_EMAILS[role]} ${passwords[role]}`)
  return `Demo accounts: ${shown.join(' · ')}`
}

/** Every demo account, by its kind of password. */
export const DEMO_ACCOUNTS: Readonly<Record<DemoRole, readonly string[]>> = {
  buyer: [DEMO_EMAILS.buyer, ...Object.values(FURTHER_EMAILS)],
  seller: [DEMO_EMAILS.seller],
  operator: [DEMO_EMAILS.operator, DEPUTY_EMAIL],
}

async function setPasswords(db: Db, passwords: DemoPasswords): Promise<void> {
  await transaction(db, async (tx) => {
    for (const role of ROLES) {
      const passwordHash = await hashPassword(passwords[role])
      await tx
        .update(users)
        .set({ passwordHash })
        .where(inArray(users.email, [...DEMO_ACCOUNTS[role]]))
    }
  })
}

/**
 * Writes the demo shop into an empty database and prints its accounts. Throws SeedRefused in production, and if there
 * are products already.
 */
export async function writeDemo(db: Db, config: Config, now: Date, print: Print): Promise<void> {
  if (config.production) throw new SeedRefused('Demo data is not for NODE_ENV=production; nothing was changed.')
  const passwords = demoPasswords(config)
  await seedDemo(db, { now, log: print, passwords, files: openFiles(config) })
  print(accountsLine(passwords))
}

/**
 * Fills an empty embedded database, and refuses demo data in production. If other machines can reach the server, the
 * demo accounts get random passwords, which it prints; the next start on loopback restores the known ones.
 */
export async function prepareDemo(database: Database, config: Config, now: Date, print: Print): Promise<void> {
  const { db } = database
  const isDemo = await hasDemoData(db)
  if (config.production) {
    if (isDemo) throw new ConfigError('this database holds demo data, which NODE_ENV=production does not serve')
    return
  }
  if (!(await servesDemo(database, config))) return
  if (!isDemo) return writeDemo(db, config, now, print)
  const passwords = demoPasswords(config)
  await setPasswords(db, passwords)
  await insertPolicies(db, now)
  print(accountsLine(passwords))
}
