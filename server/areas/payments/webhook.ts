/** POST /payment/webhook/{gateway}: the signed events of card gateways, unparsed [wire.card-signature]. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Code, SUCCESS } from '@contract/base/codes'
import { API_PREFIX } from '@contract/endpoints/app'
import { WEBHOOK_PATH } from '@contract/base/webhook'
import type { ServerDependencies } from '../../kernel/http/dependencies'
import { envelope } from '../../kernel/http/envelope'
import { ordinaryLimit } from '../../kernel/http/load/limits'
import { Refusal } from '../../kernel/http/refusal'
import { applyEvent } from './apply-event'
import { findGateway } from '../../kernel/ports/card-gateways'
import { EventRefused, type Gateway, type GatewayEvent } from '../../kernel/ports/card-gateway'

type Asked = FastifyRequest<{ Params: { gateway: string } }>

/** Throws 1000008 for an event that the gateway did not send. */
function read(gateway: Gateway, { body, headers, log }: Asked, now: Date): GatewayEvent {
  try {
    return gateway.readEvent(typeof body === 'string' ? body : '', headers, now)
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error
    log.warn({ gateway: gateway.name, reason: error.message }, 'an event was refused')
    throw new Refusal(Code.invalidParameter)
  }
}

/**
 * Answers 1000008 for an event that is forged, changed, too old or has another amount, and 2000019 for an unknown
 * gateway or payment; all with HTTP 200, since a repetition would not help. A crash is a 500, after which gateways
 * repeat the event.
 */
export async function registerWebhook(api: FastifyInstance, around: ServerDependencies): Promise<void> {
  const { database, config, clock, gateways } = around
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const options = { config: { rateLimit: ordinaryLimit(config) } }
    scope.post(API_PREFIX + WEBHOOK_PATH, options, async (request: Asked, reply) => {
      void reply.header('cache-control', 'no-store')
      const gateway = findGateway(gateways, request.params.gateway)
      if (!gateway) throw new Refusal(Code.notFound)
      const now = clock.now()
      const event = read(gateway, request, now)
      // Accepted events must not be lost: without durable writes, they are sent again later.
      if (!database.durable && !config.demo) throw new Error('payments are refused on this database')
      try {
        await applyEvent(database.db, gateway.name, event, now)
      } catch (error) {
        if (error instanceof Refusal) {
          request.log.error({ gateway: gateway.name, event: event.id, code: error.code }, 'an event does not fit')
        }
        throw error
      }
      return envelope(SUCCESS, {})
    })
  })
}
