/** The load states that a screen cannot have, and why, from the table that the tests use. */
import { ROUTE_NAMES } from '@/routes'
import { FACES } from '../e2e/walk/faces/table'
import { routeRow } from '../e2e/walk/route-rows'

export interface MissingFace {
  readonly row: string
  readonly faces: string
  readonly because: string
}

/** In the order of the route table. */
export function missingFaces(): MissingFace[] {
  return ROUTE_NAMES.flatMap((name) => {
    const row = routeRow(name)
    const faces = FACES[name]
    if ('still' in faces) return [{ row, faces: 'loading, failed, empty, offline', because: faces.still }]
    const { shows, empty } = faces
    return [
      ...('never' in shows ? [{ row, faces: 'content', because: shows.never }] : []),
      ...('never' in empty ? [{ row, faces: 'empty', because: empty.never }] : []),
    ]
  })
}
