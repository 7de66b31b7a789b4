import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { readConfig } from '../../kernel/config/config'
import { users } from '../../kernel/db/schema/accounts'
import { audits } from '../../kernel/db/schema/ops'
import { openControlPort } from '../process/control-port'
import { controlCommands } from '../process/control-commands'
import { createTestServer, type TestServer } from '../../testing/server'
import { appointOperator } from '../../areas/ops/appoint'
import { OpsFailure } from './failure'
import { runOps } from './run'

let server: TestServer
let folder: string
let data: string
beforeAll(async () => {
  server = await createTestServer([])
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-appoint-'))
  data = path.join(folder, 'data')
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const found = async (email: string) => one(await server.db.select().from(users).where(eq(users.email, email)))

it('makes a buyer an operator once, with an audit entry, and refuses others [role.operator]', async () => {
  const { userId } = await server.signIn({ email: 'ada@souk.test' })
  await server.signIn({ email: 'sam@souk.test', role: 'seller' })
  const at = new Date('2030-01-02T03:04:05Z')
  expect(await appointOperator(server.db, ' ADA@souk.test ', at)).toBe('ada@souk.test is an operator')
  expect((await found('ada@souk.test')).role).toBe('operator')
  await expect(appointOperator(server.db, 'ada@souk.test', at)).rejects.toThrow('ada@souk.test is operator already')
  await expect(appointOperator(server.db, 'sam@souk.test', at)).rejects.toThrow('sam@souk.test is seller already')
  await expect(appointOperator(server.db, 'eve@souk.test', at)).rejects.toThrow('nobody has the address eve@souk.test')
  expect((await found('sam@souk.test')).role).toBe('seller')
  expect(await server.db.select().from(audits).where(eq(audits.action, 'appoint'))).toMatchObject([
    { operatorId: userId, subject: 'accounts', subjectId: userId, userId, after: { role: 'operator' }, at },
  ])
})

it('goes to the server that runs on the data, without a login [role.operator]', async () => {
  await server.signIn({ email: 'olu@souk.test' })
  const config = readConfig({ SOUK_DATA: data })
  const port = await openControlPort(
    data,
    controlCommands(
      server.database,
      config,
      () => new Date(),
      () => Promise.reject(new Error('nobody asked to fill it')),
    ),
  )
  const lines: string[] = []
  const ops = (...words: string[]) => runOps(words, config, (line) => void lines.push(line))
  await ops('appoint', 'olu@souk.test')
  expect(lines).toEqual(['olu@souk.test is an operator'])
  expect((await found('olu@souk.test')).role).toBe('operator')
  const again = ops('appoint', 'olu@souk.test')
  await expect(again).rejects.toThrow(OpsFailure)
  await expect(again).rejects.toThrow('olu@souk.test is operator already')
  await expect(ops('appoint')).rejects.toThrow('Say whom, by the e-mail address of the account.')
  await port.stop()
})
