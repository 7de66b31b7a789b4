/** The load states that a screen cannot have, and why, from the table that the tests use. */
import { ROUTE_NAMES } from '@/routes'
import { LOAD_STATES } from '../e2e/walk/load-states/table'
import { routeRow } from '../e2e/walk/route-rows'

export interface MissingState {
  readonly row: string
  readonly states: string
  readonly because: string
}

/** In the order of the route table. */
export function missingStates(): MissingState[] {
  return ROUTE_NAMES.flatMap((name) => {
    const row = routeRow(name)
    const states = LOAD_STATES[name]
    if ('still' in states) return [{ row, states: 'loading, failed, empty, offline', because: states.still }]
    const { shows, empty } = states
    return [
      ...('never' in shows ? [{ row, states: 'content', because: shows.never }] : []),
      ...('never' in empty ? [{ row, states: 'empty', because: empty.never }] : []),
    ]
  })
}
