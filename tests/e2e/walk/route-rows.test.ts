import { ROUTE_NAMES } from '@/routes'
import { routes } from '../../conformance/rows/routes'
import { routeRow } from './route-rows'

const listed = routes.filter(({ id }) => id.startsWith('route.')).map(({ id }) => id)

it.each(ROUTE_NAMES)('finds the row of %s', (name) => {
  expect(listed).toContain(routeRow(name))
})

it('gives each screen a row of its own, and each row a screen', () => {
  expect(ROUTE_NAMES.map(routeRow).sort()).toEqual([...listed].sort())
})
