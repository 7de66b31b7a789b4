import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { isOwnHost } from '../config/hosts'

const HOST = /^(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z.-]+)(:\d{1,5})?$/

/**
 * The address by which the caller reached the server: PUBLIC_URL, else the request's own Host if it is allowed, else
 * this machine. No trailing slash.
 */
export function originOf({ protocol, host, log }: FastifyRequest, config: Config): string {
  if (config.publicUrl) return config.publicUrl
  if (HOST.test(host) && isOwnHost(host, config)) return `${protocol}://${host}`
  log.info('a request for a host that is not in ALLOWED_HOSTS')
  return `http://127.0.0.1:${config.port}`
}
