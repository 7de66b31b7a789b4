import type { Config } from '../../config'

/** The card gateways that the environment sets up, as website_config tells them to the app (gaps §2). */
export function gatewayNames({ stripe, paymentSandbox }: Pick<Config, 'stripe' | 'paymentSandbox'>): string[] {
  return [...(stripe ? ['stripe'] : []), ...(paymentSandbox ? ['sandbox'] : [])]
}
