/** What an empty market still needs [rule.ops-setup]. */
import { Type, type Static } from '@sinclair/typebox'
import { SETUP_STEPS } from '../../rules/setup'

export const OpsSetup = Type.Object({
  steps: Type.Array(
    Type.Object({
      step: Type.Union(SETUP_STEPS.map((step) => Type.Literal(step))),
      done: Type.Boolean(),
      /** The line to set in the server's environment; empty where a call does it. */
      setting: Type.String(),
    }),
  ),
  /** Whether everything is done. */
  ready: Type.Boolean(),
})
export type OpsSetup = Static<typeof OpsSetup>
