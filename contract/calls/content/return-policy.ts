import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** What may be sent back, and how the money returns. */
export const returnPolicy = defineCall('returnPolicy', { summary: 'Return policy.', fields: Empty, data: Policy })
