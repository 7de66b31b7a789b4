/** The card gateways that the environment sets up (README): Stripe before the sandbox. */
import type { Config } from '../../config'
import type { Db } from '../../db/types'
import type { Gateway } from './gateway'
import { createSandbox } from './sandbox/gateway'
import { readSandboxKey } from './sandbox/key'
import { createStripe } from './stripe'

export type Gateways = readonly Gateway[]

export async function openGateways(
  { stripe, paymentSandbox }: Pick<Config, 'stripe' | 'paymentSandbox'>,
  db: Db,
): Promise<Gateways> {
  const gateways: Gateway[] = stripe ? [createStripe(stripe)] : []
  if (paymentSandbox) gateways.push(createSandbox({ db, key: await readSandboxKey(db) }))
  return gateways
}

export const findGateway = (gateways: Gateways, name: string | null) =>
  gateways.find((gateway) => gateway.name === name) ?? null
