import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { constants } from 'node:zlib'
import { REQUEST_TIMEOUT_MS } from '@contract/constants'
import { allEndpoints } from '@contract/all-endpoints'
import type { Endpoint } from '@contract/endpoints'
import { registerSocialStart } from '../social/start'
import { openGateways } from '../payments/gateways/available'
import { registerSandbox } from '../payments/gateways/sandbox/routes'
import { registerWebhook } from '../payments/webhook'
import { readSigningKey } from '../uploads/signing-key'
import { registerApp, isBuilt } from '../web/app'
import { registerChat } from '../web/chat'
import { registerDocuments } from '../web/documents'
import { registerFiles } from '../web/files'
import { registerGo } from '../web/go'
import { registerMedia } from '../web/media'
import { registerReference } from '../web/reference'
import { registerReturn } from '../web/return'
import { registerSecurity } from '../web/security'
import { registerSeller } from '../web/seller'
import { registerCalls, type Surroundings } from './calls'
import type { CallHandler } from './context'
import { describeError } from './describe-error'
import { answerBrokenRequest, answerUnknownPath, registerErrors } from './errors'
import { registerLimits } from './shared-counts'

/** The largest body of a call, in bytes. */
const BODY_LIMIT = 256 * 1_024
const PARAM_LIMIT = 1_000
/** Answers are compressed while the caller waits: quickly rather than best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

interface Options extends Surroundings {
  readonly handlers: readonly CallHandler[]
  /** Errors go to the log; false keeps tests quiet. */
  readonly log?: boolean
}

const carriesFile = ({ name }: CallHandler): boolean => (allEndpoints[name] as Endpoint).file === true

/** The HTTP server, not yet listening: the calls under /api, /media, /uploads, and the built app at /. */
export async function buildServer({ handlers, log = true, ...around }: Options): Promise<FastifyInstance> {
  const { config } = around
  const options: FastifyServerOptions = {
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    trustProxy: config.trustProxy,
    logger: log ? { level: 'warn', serializers: { err: describeError } } : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Who is connected already is served to the end while the server stops.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnknownPath(request, reply),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
  }
  const { db } = around.database
  const gateways = await openGateways(config, db)
  const prepared = { ...around, gateways, uploadKey: await readSigningKey(db) }
  const server = Fastify(options)
  registerErrors(server)
  server.removeAllContentTypeParsers()
  await server.register(formbody)
  await registerSecurity(server, config)
  if (config.rateLimit) await registerLimits(server, config.redisUrl)
  await server.register(async (api) => {
    await api.register(compress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI })
    registerCalls(
      api,
      handlers.filter((handler) => !carriesFile(handler)),
      prepared,
    )
    registerReference(api)
    await registerWebhook(api, prepared)
    // A form with a file is one content type more, for these calls and instead of theirs
    await api.register(async (forms) => {
      forms.removeAllContentTypeParsers()
      await forms.register(multipart)
      registerCalls(forms, handlers.filter(carriesFile), prepared)
    })
  })
  registerGo(server)
  registerReturn(server)
  registerSocialStart(server, around)
  registerSeller(server, around)
  registerChat(server, around)
  registerSandbox(server, around)
  await registerMedia(server, config.mediaFolder)
  registerFiles(server, prepared)
  registerDocuments(server, prepared)
  if (await isBuilt(config.webFolder)) await registerApp(server, config.webFolder)
  return server
}
