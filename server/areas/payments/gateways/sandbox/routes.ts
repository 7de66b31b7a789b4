/** Serves the page of the sandbox gateway. Its forms send names of test cards, so there are no numbers to store. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../../kernel/http/dependencies'
import { ordinaryLimit } from '../../../../kernel/http/load/limits'
import { isFromHere } from '../../../../kernel/config/reach'
import { isCard } from './cards'
import { answerStep, findCheckout, useCard } from './charge'
import { SANDBOX_POLICY, sandboxPage } from './page'
import { SANDBOX_PATH } from './paths'

type Asked = FastifyRequest<{ Params: { id: string }; Body: Readonly<Record<string, unknown>> | null | undefined }>

const respond = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('content-security-policy', SANDBOX_POLICY)

/** Only if the sandbox accepts cards from this caller; otherwise its paths do not exist. */
export function registerSandbox(server: FastifyInstance, { database: { db }, clock, config }: Dependencies): void {
  if (config.paymentSandbox === 'off') return
  const url = `${SANDBOX_PATH}/:id`
  const isFor = (request: Asked) => config.paymentSandbox === 'open' || isFromHere(request)
  const options = { config: { rateLimit: ordinaryLimit(config) } }

  server.get(url, options, async (request: Asked, reply) => {
    const checkout = isFor(request) && (await findCheckout(db, request.params.id))
    if (!checkout) return reply.callNotFound()
    return respond(reply).type('text/html; charset=utf-8').send(sandboxPage(checkout, clock.now()))
  })

  server.post(url, options, async (request: Asked, reply) => {
    const { id } = request.params
    if (!isFor(request) || !(await findCheckout(db, id))) return reply.callNotFound()
    const { card, step } = request.body ?? {}
    if (isCard(card)) await useCard(db, id, card, clock.now())
    else if (step === 'confirm' || step === 'refuse') await answerStep(db, id, step === 'confirm', clock.now())
    return respond(reply).redirect(`${SANDBOX_PATH}/${id}`, 303)
  })
}
