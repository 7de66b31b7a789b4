import fs from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheOf } from '../../kernel/http/cache'

/** Whether the app was built. */
export async function isBuilt(webFolder: string): Promise<boolean> {
  try {
    await fs.access(path.join(webFolder, 'index.html'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Serves the built app at `/`, from compressed copies if there are any. */
export async function registerApp(server: FastifyInstance, webFolder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: webFolder,
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    decorateReply: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheOf(file))
    },
  })
}
