/** Everything that operators decide, by the segment of its path [field.request.parts]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { ApplicationType, OpsKind } from '@contract/entities/ops'
import { productDecisions, storageDecisions } from '../intake/decisions'
import { refundDecisions } from '../refunds/decisions'
import { applicationDecisions } from '../stores/decisions'
import { rechargeRequests, withdrawalRequests } from '../wallet/decisions'
import type { Decidable } from '../audit/decidable'

export const APPLICATIONS: Readonly<Record<ApplicationType, Decidable>> = {
  [NOTICE_TYPES.merchant_account]: applicationDecisions,
  [NOTICE_TYPES.product]: productDecisions,
}

export const DECIDABLE = {
  recharges: rechargeRequests,
  withdrawals: withdrawalRequests,
  refunds: refundDecisions,
  storage: storageDecisions,
} as const satisfies Record<Exclude<OpsKind, 'applications'>, Decidable>
