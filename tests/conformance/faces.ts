/** The load states that a screen cannot have, with their reasons, from the table that the tests play. */
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
    if ('still' in faces) return [{ row, faces: 'waiting, failure, nothing, lost network', because: faces.still }]
    const { shows, empty } = faces
    return [
      ...('never' in shows ? [{ row, faces: 'data', because: shows.never }] : []),
      ...('never' in empty ? [{ row, faces: 'nothing', because: empty.never }] : []),
    ]
  })
}
