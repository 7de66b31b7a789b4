import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { registerCalls, type Surroundings } from './calls'
import type { CallHandler } from './context'
import { answerUnknownPath, registerErrors } from './errors'

/** The largest body of a call, in bytes. */
const BODY_LIMIT = 256 * 1_024
const PARAM_LIMIT = 1_000

interface Options extends Surroundings {
  readonly handlers: readonly CallHandler[]
  /** Errors go to the log; false keeps tests quiet. */
  readonly log?: boolean
}

/** The HTTP server, not yet listening: the calls of the contract under /api, with an envelope around every answer. */
export async function buildServer({ handlers, log = true, ...around }: Options): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    trustProxy: around.config.trustProxy,
    logger: log ? { level: 'warn' } : false,
    frameworkErrors: (_error, request, reply) => void answerUnknownPath(request, reply),
    forceCloseConnections: 'idle',
  }
  const server = Fastify(options)
  registerErrors(server)
  server.removeAllContentTypeParsers()
  await server.register(formbody)
  if (around.config.rateLimit) await server.register(rateLimit, { global: false })
  registerCalls(server, handlers, around)
  return server
}
