/**
 * Documents without an envelope and without a token: about us, and invoices, packing slips and statements by their
 * signed address.
 */
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '@contract/endpoints/all'
import { API_PREFIX } from '@contract/endpoints/app'
import { DEFAULT_LANGUAGE, isLanguage } from '@contract/base/languages'
import type { Config } from '../../kernel/config/config'
import { orders } from '../../kernel/db/schema/orders'
import type { Database } from '../../kernel/db/types'
import { INVOICES_PREFIX, readInvoiceAddress, readSlipsAddress, SLIPS_PREFIX } from './addresses'
import type { Documents } from '../../kernel/ports/documents'
import { sendCsv } from '../../kernel/files/csv'
import { sendPdf } from '../../kernel/files/pdf'
import type { Clock } from '../../kernel/http/context'
import { answerUnknownPath } from '../../kernel/http/errors'
import { documentLimit } from '../../kernel/http/load/limits'
import { Refusal } from '../../kernel/http/refusal'
import { slipsOf } from '../seller/orders/slips'
import { presentOrder } from '../orders/present'
import { readAbout } from '../settings/policies/policies'
import { stateMonth } from './stated'
import { statementTable } from './statement'
import { readStatementAddress, STATEMENTS_PREFIX } from './statement-address'

interface Options {
  readonly database: Database
  readonly config: Config
  readonly clock: Clock
  readonly uploadKey: string
  readonly documents: Documents
}

const ABOUT_DOCUMENT = `${API_PREFIX}${allEndpoints.aboutUsPolicy.path}/document`

const HOUR = 'public, max-age=3600'

export function registerDocuments(
  server: FastifyInstance,
  { database, config, clock, uploadKey, documents }: Options,
): void {
  const limited = { config: { rateLimit: documentLimit(config) } }
  server.get<{ Querystring: Record<string, unknown> }>(ABOUT_DOCUMENT, limited, async (request, reply) => {
    const asked = request.query.lang ?? request.headers.lang
    const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE
    return sendPdf(reply, await documents.about(language, await readAbout(language, { db: database.db, config })), HOUR)
  })

  server.get<{ Params: { orderId: string }; Querystring: Record<string, unknown> }>(
    `${INVOICES_PREFIX}/:orderId`,
    limited,
    async (request, reply) => {
      const signing = { key: uploadKey, now: clock.now() }
      const allowed = readInvoiceAddress(request.params.orderId, request.query, signing)
      if (allowed === null) return answerUnknownPath(request, reply)
      const [order] = await database.db.select().from(orders).where(eq(orders.id, allowed.orderId))
      if (!order) return answerUnknownPath(request, reply)
      const document = await documents.invoice(
        await presentOrder(database.db, order, { lang: allowed.lang, now: signing.now }),
        allowed.lang,
      )
      return sendPdf(reply, document, 'private, no-store')
    },
  )

  server.get<{ Params: { shopId: string }; Querystring: Record<string, unknown> }>(
    `${SLIPS_PREFIX}/:shopId`,
    limited,
    async (request, reply) => {
      const signing = { key: uploadKey, now: clock.now() }
      const allowed = readSlipsAddress(request.params.shopId, request.query, signing)
      if (allowed === null) return answerUnknownPath(request, reply)
      const slips = await slipsOf(database.db, { ...allowed, now: signing.now }).catch((error: unknown) => {
        // an order was cancelled after the address was made
        if (error instanceof Refusal) return null
        throw error
      })
      if (slips === null) return answerUnknownPath(request, reply)
      return sendPdf(reply, await documents.slips(slips, allowed.lang), 'private, no-store')
    },
  )

  server.get<{ Params: { shopId: string }; Querystring: Record<string, unknown> }>(
    `${STATEMENTS_PREFIX}/:shopId`,
    limited,
    async (request, reply) => {
      const signing = { key: uploadKey, now: clock.now() }
      const allowed = readStatementAddress(request.params.shopId, request.query, signing)
      if (allowed === null) return answerUnknownPath(request, reply)
      const stated = await stateMonth(database.db, allowed, signing.now)
      if (allowed.as === 'csv') return sendCsv(reply, statementTable(stated, allowed.lang))
      return sendPdf(reply, await documents.statement(stated, allowed.lang), 'private, no-store')
    },
  )
}
