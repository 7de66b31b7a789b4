import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { StoreDashboard } from '../../entities/store'

/** How the caller's own store does, and how it is set up; for sellers alone. */
export const storeDashboard = defineCall('storeDashboard', {
  summary: 'The sales of the own store.',
  fields: Type.Object({}),
  data: StoreDashboard,
  codes: [Code.operationFailed],
})
