import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** What is kept of a person, and who sees it. */
export const privacyPolicy = defineCall('privacyPolicy', { summary: 'Privacy policy.', fields: Empty, data: Policy })
