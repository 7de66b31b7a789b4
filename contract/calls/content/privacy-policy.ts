import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** Which personal data are stored, and who sees them. */
export const privacyPolicy = defineCall('privacyPolicy', { summary: 'Privacy policy.', fields: Empty, data: Policy })
