import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** Support: where to ask, and how things work. */
export const supportPolicy = defineCall('supportPolicy', { summary: 'Support policy.', fields: Empty, data: Policy })
