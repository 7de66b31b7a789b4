import type { OpsSetup } from '@contract/entities/market/setup'
import type { SetupStep } from '@contract/rules/setup'

/** Without these nobody can buy anything: an operator of such a market begins with its checklist. */
const NEEDED: readonly SetupStep[] = ['categories', 'shop', 'products', 'payment']

/** Whether the market cannot sell yet. */
export const isUnfinished = ({ steps }: OpsSetup): boolean =>
  steps.some(({ step, done }) => !done && NEEDED.includes(step))

/** The step that is shown: the one that is named, else the first that is not done, else the last. */
export const stepShown = ({ steps }: OpsSetup, named: string | undefined): SetupStep | undefined =>
  (steps.find(({ step }) => step === named) ?? steps.find(({ done }) => !done) ?? steps.at(-1))?.step

/** The one after it that is not done; undefined: none. */
export const nextOf = ({ steps }: OpsSetup, step: SetupStep): SetupStep | undefined => {
  const open = steps.filter((each) => !each.done && each.step !== step)
  const place = steps.findIndex((each) => each.step === step)
  return (open.find((each) => steps.indexOf(each) > place) ?? open[0])?.step
}
