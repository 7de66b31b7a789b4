import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Empty, Time, localised } from '../../fields'

/** The terms, as safe HTML in every language. */
export const termsPolicy = defineCall('termsPolicy', {
  summary: 'Terms and conditions.',
  fields: Empty,
  data: Type.Object({ ...localised('title'), ...localised('content'), updated_at: Time }),
})
