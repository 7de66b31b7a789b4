/** The built console at /console/, from compressed copies if there are any. It is for people who log in: no search engine. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CONSOLE_PATH } from '../../kernel/http/console-path'
import { IMMUTABLE, REVALIDATE } from '../../kernel/http/cache'

/** Everything in this folder of the build has its hash in its name. */
const HASHED = `${path.sep}assets${path.sep}`

/** An address that leads to the console, with what stands behind it. A code in it is used up by the login alone. */
function registerWay(server: FastifyInstance, address: string): void {
  server.get(address, (request, reply) => {
    const query = request.url.indexOf('?')
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(query < 0 ? CONSOLE_PATH : CONSOLE_PATH + request.url.slice(query), 302)
  })
}

/** Old links to /seller, where sellers had a page before there was a console [role.seller]. */
export const registerSellerLinks = (server: FastifyInstance): void => registerWay(server, '/seller')

export async function registerConsole(server: FastifyInstance, consoleFolder: string): Promise<void> {
  // its files are named from the folder: an address without the slash would look for them beside it
  registerWay(server, '/console')
  await server.register(fastifyStatic, {
    root: consoleFolder,
    prefix: CONSOLE_PATH,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    decorateReply: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(HASHED) ? IMMUTABLE : REVALIDATE)
      reply.header('x-robots-tag', 'noindex')
    },
  })
}
