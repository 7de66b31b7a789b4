import { LANGUAGE_CODES } from '@contract/base/languages'
import { hashPassword } from '../../areas/account/passwords'
import { readConfig } from '../../kernel/config/config'
import { users } from '../../kernel/db/schema/accounts'
import { policies } from '../../kernel/db/schema/articles'
import { products } from '../../kernel/db/schema/catalogue'
import { DEMO_PASSWORDS } from './accounts'
import { createTestDatabase } from '../../testing/database'
import { markDemoData } from '../../areas/settings/demo-mark'
import { policyAnswer } from '../../areas/settings/policies/policies'
import { DEMO_NOTICE } from './vocabulary/notice'
import { accountsLine, DEMO_ACCOUNTS, demoPasswords, prepareDemo, writeDemo } from './prepare'
import { SeedRefused } from './seed'

it.each([
  ['127.0.0.1', '', true],
  ['localhost', 'http://localhost:3000', true],
  ['::1', 'http://[::1]:3000', true],
  ['0.0.0.0', '', false],
  ['192.168.1.4', '', false],
  ['127.0.0.1', 'https://shop.example', false],
])('at HOST=%s PUBLIC_URL=%s known passwords are used: %s', (HOST, PUBLIC_URL, known) => {
  const config = readConfig({ HOST, PUBLIC_URL })
  const [first, second] = [demoPasswords(config), demoPasswords(config)]
  expect(first === DEMO_PASSWORDS).toBe(known)
  expect(first.operator === second.operator).toBe(known)
  expect(accountsLine(first)).toContain(`operator@souk.test ${first.operator}`)
})

it('leaves no account of the demo its known password once strangers can reach the server [durable.demo-passwords]', async () => {
  const database = await createTestDatabase('embedded')
  await markDemoData(database.db)
  const passwordHash = await hashPassword(DEMO_PASSWORDS.buyer)
  const emails = Object.values(DEMO_ACCOUNTS).flat()
  await database.db
    .insert(users)
    .values(emails.map((email, index) => ({ firstname: 'Ada', email, passwordHash, invitationCode: `CODE${index}` })))
  await prepareDemo(database, readConfig({ HOST: '0.0.0.0' }), new Date(), () => undefined)
  const left = await database.db.select({ hash: users.passwordHash }).from(users)
  expect(left.map(({ hash }) => hash)).not.toContain(passwordHash)
  await database.close()
})

it('refuses demo data in production, and writes none into an empty database there [durable.demo-refused]', async () => {
  const database = await createTestDatabase('embedded')
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
  const lines: string[] = []
  await prepareDemo(database, config, new Date(), (line) => void lines.push(line))
  expect(lines).toEqual([])
  await markDemoData(database.db)
  await expect(prepareDemo(database, config, new Date(), () => undefined)).rejects.toThrow('NODE_ENV=production')
  await database.close()
})

it('writes no demo shop in production, nor where one is, and leaves everything as it was', async () => {
  const database = await createTestDatabase('embedded')
  const { db } = database
  const write = (env: Record<string, string>) => writeDemo(db, readConfig(env), new Date(), () => {})
  const inProduction = write({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
  await expect(inProduction).rejects.toThrow(SeedRefused)
  await expect(inProduction).rejects.toThrow('not for NODE_ENV=production')
  await markDemoData(db)
  await expect(write({})).rejects.toThrow('This database holds the demo data already; nothing was changed.')
  expect([await db.$count(products), await db.$count(users)]).toEqual([0, 0])
  await database.close()
})

it('says that it is a demo where an earlier version filled it, and leaves what an operator has written', async () => {
  const database = await createTestDatabase('embedded')
  const { db } = database
  await markDemoData(db)
  const own = { title: { en: 'Help' }, content: { en: '<p>Ask us.</p>' }, updatedAt: new Date() }
  await db.insert(policies).values({ name: 'support', ...own })
  for (const _ of [1, 2]) await prepareDemo(database, readConfig({}), new Date(), () => undefined)
  const asking = { db, config: { company: null } }
  for (const language of LANGUAGE_CODES) {
    expect((await policyAnswer('about', asking))[`content_${language}`]).toContain(DEMO_NOTICE[language])
  }
  expect((await policyAnswer('support', asking)).content_en).toBe('<p>Ask us.</p>')
  await database.close()
})
