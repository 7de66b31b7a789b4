/** Everything that operators decide, by the segment of its path [field.request.parts]. */
import type { ApplicationType, OpsKind } from '@contract/entities/ops'
import { productDecisions, storageDecisions } from '../intake/decisions'
import { refundDecisions } from '../refunds/decisions'
import { applicationDecisions } from '../stores/decisions'
import { rechargeRequests, withdrawalRequests } from '../wallet/decisions'
import type { Decidable } from '../audit/decidable'

export const APPLICATIONS: Readonly<Record<ApplicationType, Decidable>> = {
  100: applicationDecisions,
  200: productDecisions,
}

export const DECIDABLE = {
  recharges: rechargeRequests,
  withdrawals: withdrawalRequests,
  refunds: refundDecisions,
  storage: storageDecisions,
} as const satisfies Record<Exclude<OpsKind, 'applications'>, Decidable>
