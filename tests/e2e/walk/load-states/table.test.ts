import { ROUTE_NAMES } from '@/routes'
import { EVERY_PAGE } from '../../h5/support/every-page'
import { endpoints } from './fault-proxy'
import { LOAD_STATES } from './table'

const REASON = /^[A-Z].{20,}/

describe('the load states of the screens', () => {
  it.each(ROUTE_NAMES)('of %s are tested with a viewer who can see the screen', (name) => {
    const { to } = LOAD_STATES[name]
    // everyone can see what a visitor sees
    expect([...EVERY_PAGE[name].to, 'shopper', 'customer']).toContain(to)
  })

  it.each(ROUTE_NAMES)('of %s include its calls, and a reason for each missing state', (name) => {
    const states = LOAD_STATES[name]
    if ('still' in states) {
      expect(states.still).toMatch(REASON)
      return
    }
    expect(states.asks.length).toBeGreaterThan(0)
    expect(states.asks.filter((call) => !(call in endpoints))).toEqual([])
    for (const part of [states.shows, states.empty]) if ('never' in part) expect(part.never).toMatch(REASON)
  })
})
