/** The targets on which the rows of each kind must pass, in any file. */
import type { Target } from '@contract/screens'
import { targetsOfRow } from '../e2e/walk/route-rows'
import { EXCEPTIONS, type Exception } from './exceptions'
import { kindOf } from './kinds'
import { REPORTS, TARGETS, type TargetId } from './targets'
import type { Proof } from './match'
import type { Row } from './row'

interface Need {
  readonly rows: RegExp
  /** At least one of each of these lists. */
  readonly on: readonly (readonly TargetId[])[]
}

export type AppSide = 'H5' | 'mini-program' | 'native'

/** The three targets for users, each with the hosts that test it. */
const APP: Readonly<Record<AppSide, readonly TargetId[]>> = {
  H5: ['phone', 'desktop'],
  'mini-program': ['jsdom', 'chromium'],
  native: ['android', 'ios'],
}
export const APP_SIDES = Object.keys(APP) as AppSide[]

const BOTH_ENGINES = [['pglite'], ['postgres']] as const

export const NEEDS: readonly Need[] = [
  // a screen must pass on every target of its route, and on every host of that target
  { rows: /^route\./, on: [['phone', 'desktop'], ['jsdom'], ['chromium'], ['android'], ['ios']] },
  { rows: /^(call|answer|timer|tab|field)\./, on: BOTH_ENGINES },
  { rows: /^state\.[a-z_]+\.[a-z]+$/, on: BOTH_ENGINES },
  // in the built console; how it is served is the server's, and a call that is sent again is a unit's
  { rows: /^console\.(?!served$|second-factor$)/, on: [['console']] },
]

/**
 * Where the load states of every screen must be tested, in addition to opening it everywhere: on one host of each
 * target. On H5 one width is enough, since they do not depend on it. The same components draw them on Android and
 * on iOS, with the same native views, so one of the two is enough.
 */
const WITH_STATES = APP_SIDES
const IS_SCREEN = /^route\./

const SIDES: Readonly<Record<Target, AppSide>> = { h5: 'H5', weapp: 'mini-program', rn: 'native' }

/** Why a row that users see need not pass on all three targets; undefined if it must. */
export const exceptionOf = (id: string): Exception | undefined => EXCEPTIONS.find(({ ids }) => ids.includes(id))

/** Where a row that users see must pass: on one host of each target, unless it has an exception. */
function seenOn(id: string): (readonly TargetId[])[] {
  if (kindOf(id) !== 'seen') return []
  return (exceptionOf(id)?.on ?? APP_SIDES).map((side) => APP[side])
}

/** Whether a row passed on all three targets of the app. */
export const everywhere = ({ targets }: Proof) =>
  APP_SIDES.every((side) => APP[side].some((target) => targets.includes(target)))

/** Rows about the device, which need no server. */
const ON_THE_DEVICE = /^field\.(client\.(locale|counts)|device\.)/

export interface Lack {
  readonly row: Row
  /** Names of the targets on which it still must pass, alternatives joined with `or`. */
  readonly targets: readonly string[]
}

/**
 * Rows of `main` that have a passing test, but not on every target that their kind requires.
 * @param missing names of reports that the run does not have: their targets are not required
 * @param targetsOf the targets of the app that have the screen of a row
 */
export function lacking(
  all: readonly Row[],
  proofs: ReadonlyMap<string, Proof>,
  missing: readonly string[] = [],
  targetsOf: (row: string) => readonly Target[] = targetsOfRow,
): Lack[] {
  const unheard = new Set(missing.flatMap((name) => REPORTS[name]?.tells ?? []))
  return all.flatMap((row) => {
    const proof = proofs.get(row.id)
    if (row.issue !== 'main' || !proof) return []
    const unmet = (wanted: readonly (readonly TargetId[])[], passed: readonly TargetId[]) =>
      wanted
        .filter((some) => !some.some((target) => unheard.has(target) || passed.includes(target)))
        .map((some) => some.map((target) => `${TARGETS[target].side} ${TARGETS[target].name}`).join(' or '))
    const hosts = targetsOf(row.id).flatMap((target) => APP[SIDES[target]])
    const isThere = (some: readonly TargetId[]) => !IS_SCREEN.test(row.id) || some.some((each) => hosts.includes(each))
    const needs = NEEDS.filter(({ rows }) => rows.test(row.id) && !ON_THE_DEVICE.test(row.id)).flatMap(({ on }) => on)
    // every host of a screen is already required
    const opened = unmet(needs.length > 0 ? needs.filter(isThere) : seenOn(row.id), proof.targets)
    const states = IS_SCREEN.test(row.id) ? WITH_STATES.map((side) => APP[side]).filter(isThere) : []
    const targets = [...opened, ...unmet(states, proof.withStates ?? []).map((where) => `the states on ${where}`)]
    return targets.length > 0 ? [{ row, targets }] : []
  })
}
