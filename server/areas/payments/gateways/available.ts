/** The configured card gateways: Stripe before the sandbox. */
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../kernel/config/config'
import type { Db } from '../../../kernel/db/types'
import { isFromHere } from '../../../kernel/config/reach'
import type { Gateway } from '../../../kernel/ports/card-gateway'
import { createSandbox, SANDBOX } from './sandbox/gateway'
import { readSandboxKey } from './sandbox/key'
import { createStripe } from './stripe'
import type { Gateways } from '../../../kernel/ports/card-gateways'

export async function openGateways(
  { stripe, paymentSandbox }: Pick<Config, 'stripe' | 'paymentSandbox'>,
  db: Db,
): Promise<Gateways> {
  const gateways: Gateway[] = stripe ? [createStripe(stripe)] : []
  if (paymentSandbox !== 'off') gateways.push(createSandbox({ db, key: await readSandboxKey(db) }))
  return gateways
}

/** The gateways for a caller: other machines do not get a demo's test cards. */
export function offeredTo(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  gateways: Gateways,
  { paymentSandbox }: Pick<Config, 'paymentSandbox'>,
): Gateways {
  if (paymentSandbox !== 'local' || isFromHere({ headers, socket })) return gateways
  return gateways.filter(({ name }) => name !== SANDBOX)
}
