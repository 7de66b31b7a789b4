/** GET /ops/<kind> and POST /ops/<kind>/decide. The contract has their roles. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { Outcome, Verdict } from '@contract/base/outcomes'
import { PAGE_SIZE } from '@contract/base/constants'
import { clearCatalogueCache } from '../catalogue/cache'
import type { Db } from '../../kernel/db/types'
import { type Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import type { OpsSubject } from '../../kernel/db/audit-words'
import type { Decidable, Place } from '../audit/decidable'
import { decideRequest } from './decide'
import { APPLICATIONS, DECIDABLE } from './registry'

interface Asking {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly origin: string
  readonly uploadKey: string
}

interface Listing {
  readonly p?: number
  readonly page_size?: number
  readonly state?: Outcome
}

interface Deciding {
  readonly id: string
  readonly state: Verdict
  readonly remark?: string
  readonly restock?: boolean
  readonly version?: number
}

const placeOf = ({ origin, uploadKey: key, now }: Asking): Place => ({ origin, key, now })

function list(decidable: Decidable, asking: Asking, { p = 1, page_size = PAGE_SIZE, state }: Listing) {
  return decidable.list(asking.db, { state, p, page_size }, placeOf(asking))
}

async function decide(subject: OpsSubject, decidable: Decidable, asking: Asking, fields: Deciding) {
  const { id, remark = '', ...verdict } = fields
  const decision = { ...verdict, operatorId: asking.user.id, id: BigInt(id), remark, at: asking.now }
  return { request: await decideRequest(asking.db, subject, decidable, decision, placeOf(asking)) }
}

export const requestHandlers: readonly CallHandler[] = [
  handle('opsApplications', (context) =>
    list(APPLICATIONS[context.fields.type ?? NOTICE_TYPES.merchant_account], context, context.fields),
  ),
  handle('opsApplicationsDecide', async (context) => {
    const { type = NOTICE_TYPES.merchant_account } = context.fields
    const subject = type === NOTICE_TYPES.product ? 'listing_requests' : 'applications'
    const decided = await decide(subject, APPLICATIONS[type], context, context.fields)
    // A new shop or a new product must be visible at once.
    await clearCatalogueCache(context.db)
    return decided
  }),
  handle('opsRecharges', (context) => list(DECIDABLE.recharges, context, context.fields)),
  handle('opsRechargesDecide', (context) => decide('recharges', DECIDABLE.recharges, context, context.fields)),
  handle('opsWithdrawals', (context) => list(DECIDABLE.withdrawals, context, context.fields)),
  handle('opsWithdrawalsDecide', (context) => decide('withdrawals', DECIDABLE.withdrawals, context, context.fields)),
  handle('opsRefunds', (context) => list(DECIDABLE.refunds, context, context.fields)),
  handle('opsRefundsDecide', (context) => decide('refunds', DECIDABLE.refunds, context, context.fields)),
  handle('opsStorage', (context) => list(DECIDABLE.storage, context, context.fields)),
  handle('opsStorageDecide', (context) => decide('storage', DECIDABLE.storage, context, context.fields)),
]
