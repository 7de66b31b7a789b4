import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { StoreDashboard } from '../../entities/store'

/** The figures and settings of the caller's own store; only for sellers. */
export const storeDashboard = defineCall('storeDashboard', {
  summary: 'The sales of the caller’s shop.',
  fields: Type.Object({}),
  data: StoreDashboard,
  codes: [Code.operationFailed],
})
