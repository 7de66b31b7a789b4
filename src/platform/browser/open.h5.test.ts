import { openBrowser, RETURN_WAY } from './open'

const assign = jest.fn()
const { location } = window

beforeAll(() => Object.defineProperty(window, 'location', { configurable: true, value: { assign } }))
afterAll(() => Object.defineProperty(window, 'location', { configurable: true, value: location }))
beforeEach(() => assign.mockReset())

it('leads the page itself away', async () => {
  await openBrowser('https://pay.example/session/1')
  expect(assign.mock.calls).toEqual([['https://pay.example/session/1']])
  expect(RETURN_WAY).toBe('web')
})

it('runs no script that poses as an address', async () => {
  await expect(openBrowser('javascript:alert(1)')).rejects.toThrow('only a web address')
  expect(assign).not.toHaveBeenCalled()
})
