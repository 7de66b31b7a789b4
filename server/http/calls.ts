/** Serves every call of the contract under /api (gaps §1). */
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/call'
import { SUCCESS } from '@contract/codes'
import { API_PREFIX, type CallName } from '@contract/endpoints'
import { DEFAULT_LANGUAGE, isLanguage } from '@contract/languages'
import type { Config } from '../config'
import type { Database } from '../db/types'
import { authenticate } from './authenticate'
import type { CallHandler, Clock, Context } from './context'
import { createDecoder, type RawFields } from './decode'
import { envelope } from './envelope'
import { KEY_FIELD, keyErrors, once } from './idempotency'
import { rateLimitOf } from './limits'
import { originOf } from './origin'
import { operationFailed, settled } from './refusal'

export interface Surroundings {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
}

/** What may not happen while a commit could be lost after it was confirmed (architecture, the embedded engine). */
const MOVES_MONEY: readonly CallName[] = ['register', 'submitOrder', 'paymentStart', 'orderCancel', 'orderComplete']

/** Throws, naming the calls, when one of the contract has no handler or two. */
export function assertComplete(handlers: readonly CallHandler[]): void {
  const names = handlers.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`two handlers answer ${twice.join(', ')}`)
  const missing = Object.keys(calls).filter((name) => !names.includes(name as CallName))
  if (missing.length > 0) throw new Error(`no handler answers ${missing.join(', ')}`)
}

const rawFields = (request: FastifyRequest): RawFields => ({
  ...(request.body as RawFields | undefined),
  ...(request.query as RawFields),
  ...(request.params as RawFields),
})

const languageOf = ({ headers: { lang } }: FastifyRequest) => (isLanguage(lang) ? lang : DEFAULT_LANGUAGE)

function createRoute(call: Call, { run }: CallHandler, { database, config, clock }: Surroundings) {
  const { name, endpoint } = call
  const decode = createDecoder(call.fields)
  const halted = MOVES_MONEY.includes(name) && !database.durable && !config.demo

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock.now()
    const { user, token } = await authenticate(database.db, request.headers['access-token'], endpoint.token, now)
    const raw = rawFields(request)
    const fields = decode(raw, endpoint.idempotent ? keyErrors(raw[KEY_FIELD]) : [])
    if (halted) throw operationFailed('failed')
    const context = {
      db: database.db,
      fields,
      user,
      token,
      lang: languageOf(request),
      now,
      ip: request.ip,
      origin: originOf(request, config),
      config,
      log: request.log,
      setHeader: (header: string, value: string) => void reply.header(header, value),
    } as Context
    if (!endpoint.idempotent || user === null) return envelope(SUCCESS, await run(context))
    const intent = { userId: user.id, key: String(raw[KEY_FIELD]), call: name, fields, now }
    const data = await settled(database.db, () => once(database.db, intent, (tx) => run({ ...context, db: tx })))
    return envelope(SUCCESS, data)
  }
}

export function registerCalls(server: FastifyInstance, handlers: readonly CallHandler[], around: Surroundings): void {
  for (const handler of handlers) {
    const { name } = handler
    const call: Call = calls[name]
    server.route({
      method: call.endpoint.method,
      url: API_PREFIX + call.endpoint.path,
      schema: {
        response: { 200: Type.Object({ code: Type.Integer(), message: Type.String(), data: call.data }) },
      },
      config: { rateLimit: rateLimitOf(name, around.config) },
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      },
      handler: createRoute(call, handler, around),
    })
  }
}
