/** The policies. */
import { Type, type Static } from '@sinclair/typebox'
import { Time, localised } from '../base/fields'

/** A policy in every language: its title, its text as safe HTML, and when it last changed [field.policy.parts]. */
export const Policy = Type.Object({ ...localised('title'), ...localised('content'), updated_at: Time })
export type Policy = Static<typeof Policy>

export const POLICY_NAMES = ['terms', 'privacy', 'returns', 'support', 'about'] as const
export type PolicyName = (typeof POLICY_NAMES)[number]
