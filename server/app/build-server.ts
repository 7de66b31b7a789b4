import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { constants } from 'node:zlib'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { allEndpoints } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/app'
import { marketName } from '../kernel/db/market-name'
import type { Db } from '../kernel/db/types'
import { openDocuments } from '../areas/documents/documents'
import { registerSocialStart } from '../areas/social/start'
import { openGateways } from '../areas/payments/gateways/available'
import { registerSandbox } from '../areas/payments/gateways/sandbox/routes'
import { registerWebhook } from '../areas/payments/webhook'
import { logOptions, registerLog, type LogStream } from '../kernel/observe/log'
import { registerMetrics, type Metrics } from '../kernel/observe/metrics'
import type { Tracing } from '../kernel/observe/tracing'
import { readSigningKey } from '../areas/uploads/signing-key'
import { registerAccount } from './web/account'
import { registerApp, isBuilt } from './web/app'
import { registerChat } from './web/chat'
import { registerConsole, registerSellerLinks } from './web/console'
import { registerDocuments } from '../areas/documents/routes'
import { registerFiles } from '../areas/uploads/routes'
import { registerUnsubscribe } from '../areas/mails/unsubscribe-page'
import { registerLinks } from './web/links/links'
import { registerMedia } from './web/media'
import { registerOpenApi } from './web/openapi/route'
import { registerReference } from './web/reference'
import { registerReturn } from '../kernel/http/return'
import { registerSecurity } from './web/security'
import { type Dependencies } from '../kernel/http/dependencies'
import { registerCalls } from './calls'
import type { CallHandler } from '../kernel/http/context'
import { answerBrokenRequest, answerUnknownPath, registerErrors } from '../kernel/http/errors'
import type { EarlyListener } from '../kernel/http/early-listener'
import { createReadiness, registerHealth, type Readiness } from '../kernel/http/health/health'
import { lazySerializers } from '../kernel/http/lazy-serializers'
import { registerLimits } from '../kernel/http/load/shared-counts'
import { registerShedding } from '../kernel/http/load/shedding'

/** The largest body in bytes, except of calls whose fields may be longer: server/kernel/http/body-limit.ts. */
const BODY_LIMIT = 256 * 1_024
/** Node's limit for a request's head: a text that is too long is rejected at its field, and not as an unknown path. */
const PARAM_LIMIT = 16 * 1_024
/** Answers are compressed while the caller waits: speed matters more than size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

interface Options extends Dependencies {
  readonly handlers: readonly CallHandler[]
  /** Destination of the log: standard output, a stream, or false for none. */
  readonly log?: boolean | LogStream
  /** A server that already listens, instead of a new one. */
  readonly earlyListener?: EarlyListener
  /** Ready from the start, unless the caller controls it. */
  readonly readiness?: Readiness
  /** The counters of /metrics, which does not exist without them. */
  readonly metrics?: Metrics
  readonly tracing?: Tracing | null
}

const carriesFile = ({ name }: CallHandler): boolean => (allEndpoints[name] as Endpoint).file === true

function alwaysReady(db: Db): Readiness {
  const readiness = createReadiness({ db })
  readiness.started()
  return readiness
}

/** The HTTP server, not yet listening: the calls under /api, /media, /uploads, and the built app at /. */
export async function buildServer({
  handlers,
  log = true,
  earlyListener,
  readiness,
  metrics,
  tracing,
  ...around
}: Options): Promise<FastifyInstance> {
  const { config } = around
  const options: FastifyServerOptions = {
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    trustProxy: config.trustProxy,
    ...logOptions(config, log),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Open connections are served until the server has stopped.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnknownPath(request, reply),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers() } },
    ...(earlyListener ? { serverFactory: earlyListener.serverFactory } : {}),
  }
  const { db } = around.database
  const gateways = await openGateways(config, db)
  const documents = openDocuments(config.dataFolder, () => marketName(db), config)
  const prepared = { ...around, gateways, documents, uploadKey: await readSigningKey(db) }
  const server = Fastify(options)
  server.addHook('onClose', documents.close)
  // Before anything else closes, since requests in progress still need it.
  if (earlyListener) server.addHook('preClose', earlyListener.close)
  registerLog(server, config)
  tracing?.trace(server)
  registerErrors(server)
  server.removeAllContentTypeParsers()
  const { poolSize } = config.postgres
  await registerShedding(server, { ...config.load, waiting: around.database.waiting, poolSize })
  await server.register(formbody)
  await registerSecurity(server, around)
  registerHealth(server, readiness ?? alwaysReady(db))
  if (metrics) registerMetrics(server, metrics, config.metricsToken)
  if (config.rateLimit) await registerLimits(server, config.redisUrl)
  await server.register(async (api) => {
    await api.register(compress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI })
    registerCalls(
      api,
      handlers.filter((handler) => !carriesFile(handler)),
      prepared,
    )
    registerReference(api)
    registerOpenApi(api, config.publicUrl)
    await registerWebhook(api, prepared)
    // These calls take a form with a file instead of the usual content type.
    await api.register(async (forms) => {
      forms.removeAllContentTypeParsers()
      await forms.register(multipart)
      registerCalls(forms, handlers.filter(carriesFile), prepared)
    })
  })
  registerLinks(server, around)
  registerReturn(server)
  registerSocialStart(server, around)
  registerSellerLinks(server)
  registerChat(server, around)
  registerSandbox(server, around)
  await registerMedia(server, config.mediaFolders)
  registerFiles(server, prepared)
  registerDocuments(server, prepared)
  registerAccount(server, prepared)
  registerUnsubscribe(server, prepared)
  if (await isBuilt(config.consoleFolder)) await registerConsole(server, config.consoleFolder)
  if (await isBuilt(config.webFolder)) await registerApp(server, config.webFolder)
  return server
}
