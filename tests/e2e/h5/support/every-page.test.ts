import { audienceOf, namesOn, ROUTE_NAMES } from '@/routes'
import { ALL_ROWS } from '../../../conformance/all-rows'
import { EVERY_PAGE, shownTo, VIEWERS, type Viewer } from './every-page'

const AUDIENCES: Record<Viewer, readonly string[]> = {
  visitor: ['visitor'],
  shopper: ['visitor', 'buyer', 'account', 'seller'],
  customer: ['visitor', 'buyer', 'account'],
  seller: ['visitor', 'buyer', 'account', 'seller'],
}

describe('the pages that axe checks [face.accessible]', () => {
  it('are all pages of the app', () => {
    const looked = new Set(VIEWERS.flatMap(shownTo))
    expect(namesOn('h5').filter((name) => !looked.has(name))).toEqual([])
    expect(Object.keys(EVERY_PAGE).sort()).toEqual([...ROUTE_NAMES].sort())
  })

  it.each(ROUTE_NAMES)('include %s for its viewers, with its row', (name) => {
    const { row, to } = EVERY_PAGE[name]
    expect(ALL_ROWS.map(({ id }) => id)).toContain(row)
    expect(to.filter((viewer) => !AUDIENCES[viewer].includes(audienceOf(name)))).toEqual([])
    if (audienceOf(name) === 'seller') expect(to).toContain('seller')
  })
})
