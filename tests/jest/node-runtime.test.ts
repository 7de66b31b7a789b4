import * as drizzle from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'

const { loadOutside } = globalThis as unknown as { loadOutside: (name: string) => unknown }
const isError = (value: unknown) => value instanceof Error

describe('packages that test files share', () => {
  it('are the worker’s own, whereas others are evaluated for each file', () => {
    expect(loadOutside('pg')).toBe(pg)
    expect(loadOutside('drizzle-orm')).toBe(drizzle)
    expect(loadOutside('sharp')).not.toBe(jest.requireActual('sharp'))
  })

  it('give promises and errors that the sources know', async () => {
    const lost = new pg.Client({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }).connect()
    expect(lost instanceof Promise).toBe(true)
    const error: unknown = await lost.catch((reason: unknown) => reason)
    expect(isError(error)).toBe(true)
  })

  it('know the errors of the sources, as a server does that answers one', async () => {
    const server = Fastify()
    server.get('/refused', (_request, reply) => reply.send(Object.assign(new Error('no'), { statusCode: 403 })))
    expect((await server.inject('/refused')).statusCode).toBe(403)
  })

  it('leave each class its own instances', () => {
    class Refused extends Error {}
    const [plain, refused, outer] = [
      new Error('a'),
      new Refused('b'),
      new (loadOutside('pg') as typeof pg).DatabaseError('c', 0, 'error'),
    ]
    expect([plain, refused, outer].map(isError)).toEqual([true, true, true])
    expect([plain, refused, outer].map((each) => each instanceof Refused)).toEqual([false, true, false])
    expect([plain, refused, outer].map((each) => each instanceof TypeError)).toEqual([false, false, false])
  })
})
