import { readConfig } from '../../kernel/config/config'
import { products } from '../../kernel/db/schema/catalogue'
import { users } from '../../kernel/db/schema/accounts'
import { SeedRefused } from '../demo/seed'
import { markDemoData } from '../../areas/settings/demo-mark'
import { createTestDatabase } from '../../testing/database'
import { controlCommands } from './control-commands'

it('writes no demo shop in production or over another, and changes nothing then', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const seedWith = (env: Record<string, string>) =>
    controlCommands(database, readConfig(env), () => new Date()).seed('')
  const inProduction = seedWith({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
  await expect(inProduction).rejects.toThrow(SeedRefused)
  await expect(inProduction).rejects.toThrow('not for NODE_ENV=production')
  await markDemoData(db)
  await expect(seedWith({})).rejects.toThrow('This database holds the demo data already; nothing was changed.')
  expect([await db.$count(products), await db.$count(users)]).toEqual([0, 0])
  await database.close()
})
