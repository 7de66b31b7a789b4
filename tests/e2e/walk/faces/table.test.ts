import { ROUTE_NAMES } from '@/routes'
import { EVERY_PAGE } from '../../h5/support/every-page'
import { endpoints } from './moods'
import { FACES } from './table'

const REASON = /^[A-Z].{20,}/

describe('the load states of the screens', () => {
  it.each(ROUTE_NAMES)('of %s are tested with a viewer who can see the screen', (name) => {
    const { to } = FACES[name]
    // everyone can see what a visitor sees
    expect([...EVERY_PAGE[name].to, 'shopper', 'customer']).toContain(to)
  })

  it.each(ROUTE_NAMES)('of %s include its calls, and a reason for each missing state', (name) => {
    const faces = FACES[name]
    if ('still' in faces) {
      expect(faces.still).toMatch(REASON)
      return
    }
    expect(faces.asks.length).toBeGreaterThan(0)
    expect(faces.asks.filter((call) => !(call in endpoints))).toEqual([])
    for (const part of [faces.shows, faces.empty]) if ('never' in part) expect(part.never).toMatch(REASON)
  })
})
