import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** About the operator of the market; also as a PDF under this path and /document. */
export const aboutUsPolicy = defineCall('aboutUsPolicy', { summary: 'About us.', fields: Empty, data: Policy })
