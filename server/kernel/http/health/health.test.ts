import Fastify from 'fastify'
import type { Db } from '../../db/types'
import { createTestDatabase } from '../../../testing/database'
import { createReadiness, registerHealth } from './health'

async function serving(db: Db, databaseMs?: number) {
  const readiness = createReadiness({ db, databaseMs })
  const server = Fastify()
  registerHealth(server, readiness)
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.inject({ url })
    return { statusCode, ...JSON.parse(body), connection: headers.connection, cache: headers['cache-control'] }
  }
  return { readiness, server, ask }
}

it('is ready between its start and its end, and alive all the time [wire.health]', async () => {
  const database = await createTestDatabase('embedded')
  const { readiness, server, ask } = await serving(database.db)
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, status: 'starting' })
  readiness.started()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 200, status: 'ready', cache: 'no-store' })
  readiness.drain()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, status: 'draining', connection: 'close' })
  readiness.started()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, status: 'draining' })
  expect(await ask('/healthz')).toMatchObject({ statusCode: 200, status: 'alive' })
  await server.close()
  await database.close()
})

it('is not ready without a database, and is again with one [wire.health]', async () => {
  let answer: () => Promise<{ rows: { standby: boolean }[] }> = async () => ({ rows: [{ standby: false }] })
  let asked = 0
  const execute = () => {
    asked += 1
    return answer()
  }
  const { readiness, server, ask } = await serving({ execute } as unknown as Db, 20)
  readiness.started()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 200 })
  answer = () => Promise.reject(new Error('ECONNREFUSED'))
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, status: 'no database' })
  answer = async () => ({ rows: [{ standby: true }] })
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, status: 'no database' })

  let speak: () => void = () => undefined
  answer = () => new Promise((resolve) => (speak = () => resolve({ rows: [{ standby: false }] })))
  asked = 0
  const silent = await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')])
  expect(silent.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(asked).toBe(1)
  expect(await ask('/healthz')).toMatchObject({ statusCode: 200 })
  speak()
  answer = async () => ({ rows: [{ standby: false }] })
  expect(await ask('/readyz')).toMatchObject({ statusCode: 200, status: 'ready' })
  await server.close()
})
