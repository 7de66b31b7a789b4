/** Serves every call of the contract under /api. */
import { Type } from '@sinclair/typebox'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { SUCCESS } from '@contract/base/codes'
import type { AnyCall } from '@contract/endpoints/all'
import { API_PREFIX, type Endpoint } from '@contract/endpoints/app'
import { DEFAULT_LANGUAGE, isLanguage } from '@contract/base/languages'
import { mayReadReplica } from '@contract/endpoints/replica-calls'
import type { Shared } from '@contract/endpoints/shared-answers'
import type { Config } from '../kernel/config/config'
import { isAway, isUnavailable } from '../kernel/db/errors'
import type { Db, Tx } from '../kernel/db/types'
import { nextDealChange } from '../areas/catalogue/deals/next-change'
import { offeredTo } from '../areas/payments/gateways/available'
import { Archive, sendArchive } from '../kernel/files/archive'
import { Csv, sendCsv } from '../kernel/files/csv'
import { Pdf, sendPdf } from '../kernel/files/pdf'
import { readDevice } from '../areas/account/sign-in/device-cookie'
import { recordSignIn } from '../areas/account/sign-in/sign-in-events'
import { asksOf, asksOfFields, requireSecondFactor } from '../areas/ops/second-factor/guard'
import { bodyLimitOf } from '../kernel/http/body-limit'
import { authenticate, NOBODY } from '../kernel/http/authenticate'
import type { CallHandler, Context } from '../kernel/http/context'
import { createDecoder, type RawFields } from '../kernel/http/decode'
import { envelope } from '../kernel/http/envelope'
import { isAnswered, KEY_FIELD, keyErrors, once } from '../kernel/http/idempotency'
import { rateLimitOf } from '../kernel/http/load/limits'
import type { Caller } from '../kernel/sessions/caller'
import { countedNetwork } from '../kernel/sessions/network'
import { originOf } from '../kernel/http/origin'
import { fileErrors, readForm } from '../kernel/http/read-form'
import { operationFailed, settled } from '../kernel/http/refusal'
import { cacheControl, share, sharedLanguage, tagShared } from '../kernel/http/shared-answers'
import type { ServerDependencies } from '../kernel/http/dependencies'

/** Throws, naming the calls, if a call of the contract has no handler or two. */
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

/** The raw fields, the file, and the errors found before decoding. */
async function read(request: FastifyRequest, { endpoint }: Call, dataFolder: string) {
  if (endpoint.file) {
    const spoolTo = endpoint.spooled ? path.join(dataFolder, 'incoming') : null
    const { fields: raw, ...form } = await readForm(request, { fileMax: endpoint.fileMax, spoolTo })
    return { raw, ...form, errors: fileErrors({ fields: raw, ...form }) }
  }
  const raw = rawFields(request)
  return { raw, file: null, spooled: null, fileName: '', errors: endpoint.idempotent ? keyErrors(raw[KEY_FIELD]) : [] }
}

/** What has the gateways that are offered: test cards may be offered to this machine alone. */
const WITH_GATEWAYS: readonly AnyCall[] = ['store', 'start']

/** Whether caches may keep the answer: not where it depends on the caller's network address. */
const mayKeep = (name: AnyCall, { paymentSandbox }: Pick<Config, 'paymentSandbox'>): boolean =>
  paymentSandbox !== 'local' || !WITH_GATEWAYS.includes(name)

/** Whether somebody may use the call; visitors have no role [role.calls] [role.shop-calls] [role.guests]. */
const mayCall = ({ role, ofShop, refusesGuests }: Endpoint, { role: of, guest }: Partial<Caller>) =>
  (!role || of === role) && (!ofShop || of === 'seller' || of === 'operator') && !(refusesGuests && guest)

function createRoute(
  call: Call,
  { run, before, after }: CallHandler,
  { database, replicas, config, clock, files, channels, uploadKey, gateways, documents }: ServerDependencies,
) {
  const { name, endpoint } = call
  const shared: Shared | undefined = endpoint.shared
  const asks = asksOf(endpoint)
  const decode = createDecoder(call.fields)
  /** The answer of a document instead of an envelope. */
  const send = (reply: FastifyReply, answer: unknown) => {
    if (answer instanceof Archive) return sendArchive(reply, answer)
    if (answer instanceof Csv) return sendCsv(reply, answer)
    return answer instanceof Pdf ? sendPdf(reply, answer, 'no-store') : envelope(SUCCESS, answer)
  }
  /** A call that a replica fails is answered by the primary: it has only read. */
  const runAtReader = async (context: Context) => {
    const reader: Db = context.db
    if (reader === database.db) return run(context)
    try {
      return await run(context)
    } catch (err) {
      if (!isUnavailable(err)) throw err
      if (isAway(err)) replicas?.failed(reader)
      context.log.warn({ err }, 'a replica did not answer')
      return run({ ...context, db: database.db })
    }
  }
  const halted = endpoint.money === true && !database.durable && !config.demo

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = clock.now()
    const language = sharedLanguage(shared, request)
    // the address alone determines a shared answer: every caller gets that of visitors
    const { user, token } = language
      ? NOBODY
      : await authenticate(database.db, request.headers['access-token'], endpoint.token, {
          now,
          days: config.sessionMaxDays,
        })
    if (user?.leaving && endpoint.token === 'required' && !endpoint.whileLeaving) {
      throw operationFailed('not_allowed')
    }
    const agent = request.headers['user-agent'] ?? ''
    if (!mayCall(endpoint, user ?? {})) {
      const refused = { kind: 'role_refused', userId: user?.id ?? null, detail: name } as const
      if (user) await recordSignIn(database.db, refused, { ip: request.ip, agent, now })
      throw operationFailed('permission')
    }
    const showsFactor = async (asked: typeof asks) => {
      if (asked === null || user?.role !== 'operator' || token === null) return
      await requireSecondFactor(database.db, config, { userId: user.id, token, now }, asked)
    }
    await showsFactor(asks)
    const { raw, errors, ...form } = await read(request, call, config.dataFolder)
    if (form.spooled) {
      const { path: place } = form.spooled
      reply.raw.once(
        'close',
        () => void fs.rm(place, { force: true }).catch((err: unknown) => request.log.warn({ err })),
      )
    }
    const fields = decode(raw, errors)
    await showsFactor(asksOfFields(endpoint, fields))
    if (halted) throw operationFailed('failed')
    const context = {
      db: replicas && mayReadReplica(name, user?.role ?? 'visitor') ? replicas.reader() : database.db,
      primary: database.db,
      fields,
      ...form,
      files,
      channels,
      documents,
      uploadKey,
      user,
      token,
      lang: language ?? languageOf(request),
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
      const answer = send(reply, await runAtReader(context))
      if (shared && language && mayKeep(name, config)) {
        share(reply, cacheControl(shared, now, shared.priced ? await nextDealChange(database.db, now) : null))
      }
      return answer
    }
    const intent = { userId: user.id, key: String(raw[KEY_FIELD]), call: name, fields, now }
    const answered = before !== undefined && (await isAnswered(database.db, intent))
    if (!answered) await before?.(context)
    const work = (tx: Tx) => {
      // the answer has expired since it was found, and nothing else ran before this
      if (answered) throw operationFailed('failed')
      return run({ ...context, db: tx })
    }
    const data = await settled(database.db, () => once(database.db, intent, work))
    return envelope(SUCCESS, after ? await after(context, data) : data)
  }
}

/** One schema for all servers of this process: its serializer is compiled once. */
const ANSWERS = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { data }]) => [
    name,
    Type.Object({ code: Type.Integer(), message: Type.String(), data }),
  ]),
)

export function registerCalls(
  server: FastifyInstance,
  handlers: readonly CallHandler[],
  around: ServerDependencies,
): void {
  for (const handler of handlers) {
    const { name } = handler
    const call: Call = calls[name]
    server.route({
      method: call.endpoint.method,
      url: API_PREFIX + call.endpoint.path,
      bodyLimit: bodyLimitOf(call.fields),
      schema: {
        response: { 200: ANSWERS[name] },
      },
      config: { call: name, rateLimit: rateLimitOf(call.endpoint, around.config) },
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      },
      ...(call.endpoint.shared ? { onSend: tagShared } : {}),
      handler: createRoute(call, handler, around),
    })
  }
}
