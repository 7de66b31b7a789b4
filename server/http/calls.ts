/** Serves every call of the contract under /api (gaps §1). */
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/call'
import { SUCCESS } from '@contract/codes'
import type { AnyCall } from '@contract/all-endpoints'
import { API_PREFIX } from '@contract/endpoints'
import { DEFAULT_LANGUAGE, isLanguage } from '@contract/languages'
import type { Config } from '../config'
import type { Database, Tx } from '../db/types'
import type { Channels } from '../messages/message'
import { offeredTo, type Gateways } from '../payments/gateways/available'
import type { FileStore } from '../uploads/file-store'
import type { Documents } from '../documents/documents'
import { Archive, sendArchive } from '../documents/archive'
import { Pdf, sendPdf } from '../documents/pdf'
import { readDevice } from '../account/device-cookie'
import { recordSignIn } from '../account/sign-in-events'
import { requireSecondFactor } from '../ops/second-factor/guard'
import { authenticate } from './authenticate'
import type { CallHandler, Clock, Context } from './context'
import { createDecoder, type RawFields } from './decode'
import { envelope } from './envelope'
import { isAnswered, KEY_FIELD, keyErrors, once } from './idempotency'
import { rateLimitOf } from './limits'
import { countedNetwork } from './network'
import { originOf } from './origin'
import { fileErrors, readForm } from './read-form'
import { operationFailed, settled } from './refusal'

export interface Surroundings {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
  readonly files: FileStore
  readonly channels: Channels
}

/** What the server adds to its surroundings at its start. */
export interface Prepared extends Surroundings {
  /** What addresses of private files are signed with. */
  readonly uploadKey: string
  readonly gateways: Gateways
  readonly documents: Documents
}

/** What may not happen while a commit could be lost after it was confirmed (architecture, the embedded engine). */
const MOVES_MONEY: readonly AnyCall[] = [
  'register',
  'submitOrder',
  'paymentStart',
  'bankRecharge',
  'orderCancel',
  'orderComplete',
  'recharge',
  'withdraw',
  'withdrawRecall',
  'transferBalanceToMerchant',
  'accountDelete',
  'opsDeliver',
  'opsRechargesDecide',
  'opsWithdrawalsDecide',
  'opsRefundsDecide',
  'opsStorageDecide',
  'opsCardRefundRetry',
  'opsCardRefundToWallet',
]

/** What an account can still do that is to be erased: stay, go, and take along what is kept. */
const WHILE_LEAVING: readonly AnyCall[] = [
  'getUserinfo',
  'getUserBalance',
  'accountClosing',
  'accountDelete',
  'accountKeep',
  'accountExport',
  'confirmSendCode',
  'logout',
]

/** Throws, naming the calls, when one of the contract has no handler or two. */
export function assertComplete(handlers: readonly CallHandler[]): void {
  const names = handlers.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`two handlers answer ${twice.join(', ')}`)
  const missing = Object.keys(calls).filter((name) => !names.includes(name as AnyCall))
  if (missing.length > 0) throw new Error(`no handler answers ${missing.join(', ')}`)
}

const rawFields = (request: FastifyRequest): RawFields => ({
  ...(request.body as RawFields | undefined),
  ...(request.query as RawFields),
  ...(request.params as RawFields),
})

const languageOf = ({ headers: { lang } }: FastifyRequest) => (isLanguage(lang) ? lang : DEFAULT_LANGUAGE)

/** The fields as they travelled, the file beside them, and what is wrong before they are decoded. */
async function read(request: FastifyRequest, { endpoint }: Call) {
  if (endpoint.file) {
    const form = await readForm(request)
    return { raw: form.fields, file: form.file, errors: fileErrors(form) }
  }
  const raw = rawFields(request)
  return { raw, file: null, errors: endpoint.idempotent ? keyErrors(raw[KEY_FIELD]) : [] }
}

function createRoute(
  call: Call,
  { run, before, after }: CallHandler,
  { database, config, clock, files, channels, uploadKey, gateways, documents }: Prepared,
) {
  const { name, endpoint } = call
  const decode = createDecoder(call.fields)
  const halted = MOVES_MONEY.includes(name) && !database.durable && !config.demo

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock.now()
    const { user, token } = await authenticate(database.db, request.headers['access-token'], endpoint.token, {
      now,
      days: config.sessionMaxDays,
    })
    if (user?.leaving && endpoint.token === 'required' && !WHILE_LEAVING.includes(name)) {
      throw operationFailed('not_allowed')
    }
    const agent = request.headers['user-agent'] ?? ''
    if (endpoint.role && user?.role !== endpoint.role) {
      const refused = { kind: 'role_refused', userId: user?.id ?? null, detail: name } as const
      if (user) await recordSignIn(database.db, refused, { ip: request.ip, agent, now })
      throw operationFailed('permission')
    }
    if (endpoint.secondFactor && user !== null && token !== null) {
      await requireSecondFactor(database.db, config, { userId: user.id, token, now })
    }
    const { raw, file, errors } = await read(request, call)
    const fields = decode(raw, errors)
    if (halted) throw operationFailed('failed')
    const context = {
      db: database.db,
      fields,
      file,
      files,
      channels,
      documents,
      uploadKey,
      user,
      token,
      lang: languageOf(request),
      now,
      ip: request.ip,
      network: countedNetwork(request.ip),
      agent,
      device: readDevice(request.headers.cookie),
      origin: originOf(request, config),
      config,
      gateways,
      offered: offeredTo(request, gateways, config),
      log: request.log,
      setHeader: (header: string, value: string) => void reply.header(header, value),
    } as Context
    if (!endpoint.idempotent || user === null) {
      const answer = await run(context)
      if (answer instanceof Archive) return sendArchive(reply, answer)
      return answer instanceof Pdf ? sendPdf(reply, answer, 'no-store') : envelope(SUCCESS, answer)
    }
    const intent = { userId: user.id, key: String(raw[KEY_FIELD]), call: name, fields, now }
    const answered = before !== undefined && (await isAnswered(database.db, intent))
    if (!answered) await before?.(context)
    const work = (tx: Tx) => {
      // the answer is gone since it was found, and nothing was asked before this
      if (answered) throw operationFailed('failed')
      return run({ ...context, db: tx })
    }
    const data = await settled(database.db, () => once(database.db, intent, work))
    return envelope(SUCCESS, after ? await after(context, data) : data)
  }
}

export function registerCalls(server: FastifyInstance, handlers: readonly CallHandler[], around: Prepared): void {
  for (const handler of handlers) {
    const { name } = handler
    const call: Call = calls[name]
    server.route({
      method: call.endpoint.method,
      url: API_PREFIX + call.endpoint.path,
      schema: {
        response: { 200: Type.Object({ code: Type.Integer(), message: Type.String(), data: call.data }) },
      },
      config: { call: name, rateLimit: rateLimitOf(name, around.config) },
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      },
      handler: createRoute(call, handler, around),
    })
  }
}
