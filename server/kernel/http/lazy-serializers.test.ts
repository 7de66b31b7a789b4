import Fastify from 'fastify'
import { lazySerializers } from './lazy-serializers'

const withRoute = (response: object) => {
  const server = Fastify({ schemaController: { compilersFactory: { buildSerializer: lazySerializers() } } })
  server.get('/', { schema: { response: { 200: response } } }, () => ({ shown: '1', hidden: '2' }))
  return server
}

const OBJECT = { type: 'object', properties: { shown: { type: 'integer' } } }

it('writes the fields of the schema, as they are there, in each answer', async () => {
  const server = withRoute(OBJECT)
  for (let each = 0; each < 2; each += 1) {
    expect((await server.inject('/')).body).toBe('{"shown":1}')
  }
})

it('compiles nothing before the first answer', async () => {
  const server = withRoute({ type: 'nonsense' })
  await server.ready()
  expect((await server.inject('/')).statusCode).toBe(500)
})

it('compiles once for all servers that answer by the same schema', async () => {
  const schema = { ...OBJECT }
  expect((await withRoute(schema).inject('/')).body).toBe('{"shown":1}')
  Object.assign(schema, { type: 'nonsense' })
  expect((await withRoute(schema).inject('/')).body).toBe('{"shown":1}')
})
