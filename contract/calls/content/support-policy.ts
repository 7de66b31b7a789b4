import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** Where to ask, and how things are done. */
export const supportPolicy = defineCall('supportPolicy', { summary: 'Support policy.', fields: Empty, data: Policy })
