import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

const HOST = /^(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z.-]+)(:\d{1,5})?$/

/** Where the caller reached us: PUBLIC_URL, else the request's own Host (gaps §2). No trailing slash. */
export function originOf({ protocol, host }: FastifyRequest, config: Config): string {
  if (config.publicUrl) return config.publicUrl
  return HOST.test(host) ? `${protocol}://${host}` : `http://127.0.0.1:${config.port}`
}
