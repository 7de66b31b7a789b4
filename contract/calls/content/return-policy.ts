import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** What can be returned, and how money is refunded. */
export const returnPolicy = defineCall('returnPolicy', { summary: 'Return policy.', fields: Empty, data: Policy })
