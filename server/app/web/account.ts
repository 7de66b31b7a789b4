/** Account pages outside the app: the deletion page that app stores require, and the signed address of an export. */
import type { FastifyInstance } from 'fastify'
import { link } from '@contract/screens'
import type { Config } from '../../kernel/config/config'
import type { Database } from '../../kernel/db/types'
import { sendArchive } from '../../kernel/files/archive'
import { EXPORTS_PREFIX, readExportAddress } from '../../areas/erasure/addresses'
import { exportAccount } from '../../areas/erasure/export'
import type { Clock } from '../../kernel/http/context'
import { answerUnknownPath } from '../../kernel/http/errors'
import { rareLimit } from '../../kernel/http/load/limits'
import type { FileStore } from '../../kernel/files/file-store'

interface Options {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
  readonly files: FileStore
  readonly uploadKey: string
}

const PAGE = `/#/${link('account')}`

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
