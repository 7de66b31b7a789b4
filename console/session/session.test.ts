import { session } from './session'

const CLAIRE = { token: 'a', role: 'seller', name: 'Claire', shop: null } as const

afterEach(() => session.end())

it('is kept for the tab alone, and tells its listeners', () => {
  const told: (string | null)[] = []
  const stop = session.subscribe(() => told.push(session.now()?.name ?? null))
  session.begin(CLAIRE)
  expect(sessionStorage.length).toBe(1)
  expect(localStorage.length).toBe(0)
  session.end()
  stop()
  session.begin(CLAIRE)
  expect(told).toEqual(['Claire', null])
})

it('loses the session with this token, and no later one', () => {
  session.begin(CLAIRE)
  session.lose('b')
  expect(session.token()).toBe('a')
  session.lose('a')
  expect(session.now()).toBeNull()
  expect(session.lost()).toBe('seller')
  session.begin(CLAIRE)
  expect(session.lost()).toBeNull()
})

it('remembers the shop that an operator has entered', () => {
  session.begin({ ...CLAIRE, role: 'operator' })
  session.enter({ shop_id: '3', name: 'Claywick Kitchen' })
  expect(session.now()?.shop?.shop_id).toBe('3')
  expect(sessionStorage.getItem('souk.console.session')).toContain('Claywick')
})
