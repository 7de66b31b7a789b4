import { endpoints } from '@contract/endpoints'
import { ROUTE_NAMES } from '@/routes'
import { EVERY_PAGE } from '../../h5/support/every-page'
import { FACES } from './table'

const REASON = /^[A-Z].{20,}/

describe('the faces of the screens', () => {
  it.each(ROUTE_NAMES)('of %s are shown to a viewer who may see the screen', (name) => {
    const { to } = FACES[name]
    // what a visitor sees, everyone sees
    expect([...EVERY_PAGE[name].to, 'shopper', 'customer']).toContain(to)
  })

  it.each(ROUTE_NAMES)('of %s have what it asks for, and a reason for each that is missing', (name) => {
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
