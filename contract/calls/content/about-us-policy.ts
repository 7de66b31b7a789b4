import { defineCall } from '../../call'
import { Policy } from '../../entities/policy'
import { Empty } from '../../fields'

/** Who runs the market; the same as a PDF under this path and /document. */
export const aboutUsPolicy = defineCall('aboutUsPolicy', { summary: 'About us.', fields: Empty, data: Policy })
