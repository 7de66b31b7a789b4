/** Notices to a seller about a request, and mails about decided products [rule.notice-types] [rule.mail-kinds]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { OUTCOMES, type Outcome } from '@contract/base/outcomes'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'
import { textIn, type Texts } from '../../kernel/text/texts'
import type { RequestRow } from './present'

interface News {
  readonly state: Outcome
  /** The operator's remark, in any language; may be empty. */
  readonly remark: string
  readonly at: Date
}

const STATES = { [OUTCOMES.failed]: 'refused', [OUTCOMES.pending]: 'review', [OUTCOMES.success]: 'done' } as const

/** The product, its variant and number of an intake, and the operator's remark on a separate line. */
function textOf({ names, sku, qty }: RequestRow, remark: string): Texts {
  const what = sku === null ? '' : ` · ${sku} × ${qty}`
  const before = remark === '' ? '' : `${remark}\n`
  const lines = LANGUAGE_CODES.map((code) => [code, `${before}${textIn(names, code)}${what}`] as const)
  return { en: '', ...Object.fromEntries(lines) }
}

/** Adds the notice of a request's new state, in the same transaction. */
export async function notifyOfDecision(tx: Tx, row: RequestRow, { state, remark, at }: News): Promise<void> {
  const title = textsOf(`intake.${row.type === NOTICE_TYPES.product ? 'product' : 'storage'}_${STATES[state]}`)
  const shown = state === OUTCOMES.success ? { link: link('product', { product_id: row.productId }) } : {}
  await sendNotice(tx, { userId: row.userId, type: row.type, state, title, text: textOf(row, remark), ...shown }, at)
  if (row.type !== NOTICE_TYPES.product || state === OUTCOMES.pending) return
  const kind = state === OUTCOMES.success ? 'product_approved' : 'product_refused'
  const params = { product: String(row.productId), remark }
  await queueMail(tx, { key: `request:${row.id}:decided`, userId: row.userId, kind, params, at })
}
