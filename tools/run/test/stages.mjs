import { buildNative, buildWeb } from './stages/build.mjs'
import { compare } from './stages/compare.mjs'
import { conformance } from './stages/conformance.mjs'
import { contract } from './stages/contract.mjs'
import { consoleInChromium, endToEnd } from './stages/end-to-end.mjs'
import { faults } from './stages/faults.mjs'
import { lint } from './stages/lint.mjs'
import { measures } from './stages/measures.mjs'
import { miniProgram } from './stages/mini-program.mjs'
import { mutants } from './stages/mutants.mjs'
import { native } from './stages/native.mjs'
import { pictures } from './stages/pictures.mjs'
import { repeat } from './stages/repeat.mjs'
import { scale } from './stages/scale.mjs'
import { unit } from './stages/unit.mjs'
import { upgrade } from './stages/upgrade.mjs'
import { wechat } from './stages/wechat.mjs'

/** Stages of one core are in pairs, so that both cores are busy; those of two cores have nothing beside them. */
export const GATE = [lint, contract, buildWeb, buildNative, upgrade, unit, endToEnd, miniProgram, native, faults]

/** Everything, in the same order. docs/decisions/0071-two-commands.md has the reasons. */
export const ALL = [
  ...[lint, contract, buildWeb, buildNative, upgrade, scale, wechat, unit, mutants],
  ...[endToEnd, consoleInChromium, miniProgram, native, compare, measures, faults, conformance],
]

/** Stages that run only when named. */
export const EXTRA = [repeat, pictures]
