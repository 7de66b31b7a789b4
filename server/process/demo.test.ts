import { readConfig } from '../config'
import { DEMO_PASSWORDS } from '../demo/accounts'
import { createTestDatabase } from '../testing/database'
import { markDemoData } from '../settings/demo-mark'
import { accountsLine, demoPasswords, prepareDemo } from './demo'

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

it('refuses demo data in production, and writes none into an empty database there', async () => {
  const database = await createTestDatabase()
  const config = readConfig({ NODE_ENV: 'production' })
  const lines: string[] = []
  await prepareDemo(database, config, new Date(), (line) => void lines.push(line))
  expect(lines).toEqual([])
  await markDemoData(database.db)
  await expect(prepareDemo(database, config, new Date(), () => undefined)).rejects.toThrow('NODE_ENV=production')
  await database.close()
})
