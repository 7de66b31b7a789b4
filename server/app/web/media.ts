/** Pictures under /media: the address says .webp, and browsers that accept AVIF get the smaller file beside it. */
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '../../kernel/http/cache'

const AVIF = /(^|,)\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)/i

/** Whether an Accept header names AVIF; clients that cannot show it may send a wildcard. */
export function takesAvif(accept: string | undefined): boolean {
  return AVIF.test(accept ?? '')
}

async function listAvif(folder: string): Promise<ReadonlySet<string>> {
  try {
    const names = await fs.readdir(folder, { recursive: true })
    return new Set(names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.avif')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set()
    throw error
  }
}

/** Serves the pictures of these folders; the first that has a file counts. */
export async function registerMedia(server: FastifyInstance, folders: readonly string[]): Promise<void> {
  const root = folders.filter((folder) => existsSync(folder))
  if (root.length === 0) return
  const avif = new Set((await Promise.all(root.map(listAvif))).flatMap((names) => [...names]))
  await server.register(async (media) => {
    await media.register(fastifyStatic, { root, serve: false, cacheControl: false, acceptRanges: false })
    media.get<{ Params: { '*': string } }>('/media/*', (request, reply) => {
      const name = request.params['*']
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (!name.endsWith('.webp')) return reply.sendFile(name, { cacheControl: false })
      reply.header('vary', 'Accept')
      const smaller = name.replace(/\.webp$/, '.avif')
      return reply.sendFile(takesAvif(request.headers.accept) && avif.has(smaller) ? smaller : name)
    })
    media.addHook('onSend', (_request, reply, _payload, done) => {
      if (reply.statusCode < 400) reply.header('cache-control', IMMUTABLE)
      done()
    })
  })
}
