/** A small application with the tracing of the environment: two requests, one of which crashes. */
import Fastify from 'fastify'
import { startTracing } from '../kernel/observe/tracing'
import { SPAN_ID, TRACE_ID } from './traced-app-ids'

async function main(): Promise<void> {
  const tracing = await startTracing(process.env)
  if (!tracing) throw new Error('tracing is off')
  const server = Fastify()
  server.decorateRequest('answerCode', null)
  tracing.trace(server)
  server.get('/orders/:id', { config: { call: 'order' } }, async () => 'ok')
  server.get('/crash', () => Promise.reject(new Error('crash')))
  const traceparent = `00-${TRACE_ID}-${SPAN_ID}-01`
  await server.inject({ url: '/orders/her-order?email=ada@souk.test', headers: { traceparent } })
  await server.inject({ url: '/crash' })
  await server.close()
  await tracing.stop()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
