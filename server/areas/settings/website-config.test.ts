import { eq } from 'drizzle-orm'
import { readConfig } from '../../kernel/config/config'
import { settings } from '../../kernel/db/schema/settings'
import { createTestDatabase } from '../../testing/database'
import { ensureDefaults } from './defaults'
import { readWebsiteConfig, WEBSITE_CONFIG } from './website-config'

const ACCOUNT = { currency: 'USD', bank_name: 'First Bank', account_name: 'Souk Ltd', account_number: '12 34 56' }
const OTHER = { ...ACCOUNT, currency: 'EUR', routing_number: 'COBADEFF' }

it('names the accounts of recharges that the environment sets, else those that are kept, at first none', async () => {
  const { db, close } = await createTestDatabase()
  await ensureDefaults(db)
  const accountsBy = async (env: Record<string, string>) =>
    (await readWebsiteConfig(db, readConfig(env))).recharge_accounts
  expect(await accountsBy({})).toEqual([])
  const value = { ...WEBSITE_CONFIG.initial, recharge_accounts: [ACCOUNT] }
  await db.update(settings).set({ value }).where(eq(settings.name, WEBSITE_CONFIG.name))
  expect(await accountsBy({})).toEqual([ACCOUNT])
  expect(await accountsBy({ RECHARGE_ACCOUNTS: JSON.stringify([OTHER]) })).toEqual([OTHER])
  expect(await accountsBy({ RECHARGE_ACCOUNTS: '[]' })).toEqual([])
  await close()
})
