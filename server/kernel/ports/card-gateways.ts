import type { Gateway } from './card-gateway'

export type Gateways = readonly Gateway[]

export const findGateway = (gateways: Gateways, name: string | null) =>
  gateways.find((gateway) => gateway.name === name) ?? null
