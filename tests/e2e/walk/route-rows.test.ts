import { ROUTE_NAMES } from '@/routes'
import { routes } from '../../conformance/rows/routes'
import { routeRow } from './route-rows'

const listed = routes.filter(({ id }) => id.startsWith('route.')).map(({ id }) => id)

it.each(ROUTE_NAMES)('finds the row of %s', (name) => {
  expect(listed).toContain(routeRow(name))
})

it('has a separate row for each screen, and a screen for each row', () => {
  expect(ROUTE_NAMES.map(routeRow).sort()).toEqual([...listed].sort())
})
