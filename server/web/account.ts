/** What an account is reached by without the app: the page that stores ask for, and the signed address of an export. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../db/types'
import { sendArchive } from '../documents/archive'
import { EXPORTS_PREFIX, readExportAddress } from '../erasure/addresses'
import { exportAccount } from '../erasure/export'
import type { Clock } from '../http/context'
import { answerUnknownPath } from '../http/errors'
import { rareLimit } from '../http/limits'
import type { FileStore } from '../uploads/file-store'

interface Options {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
  readonly files: FileStore
  readonly uploadKey: string
}

const PAGE = '/#/pages/mine/account'

export function registerAccount(server: FastifyInstance, around: Options): void {
  const { database, config, clock, files, uploadKey } = around
  server.get('/account/delete', (_request, reply) => reply.header('cache-control', 'no-store').redirect(PAGE, 302))

  server.get<{ Params: { userId: string }; Querystring: Record<string, unknown> }>(
    `${EXPORTS_PREFIX}/:userId`,
    { config: { rateLimit: rareLimit(config) } },
    async (request, reply) => {
      const userId = readExportAddress(request.params.userId, request.query, { key: uploadKey, now: clock.now() })
      if (userId === null) return answerUnknownPath(request, reply)
      return sendArchive(reply, await exportAccount({ db: database.db, files }, userId))
    },
  )
}
