import { stepped } from './stepped'

const LIST = [{ id: '4' }, { id: '7' }, { id: '9' }]

it('goes on and back, and stops at both ends', () => {
  expect(stepped(LIST, '4', 1)).toBe('7')
  expect(stepped(LIST, '9', -1)).toBe('7')
  expect([stepped(LIST, '9', 1), stepped(LIST, '4', -1)]).toEqual([undefined, undefined])
  expect([stepped(LIST, undefined, 1), stepped([], '4', 1)]).toEqual(['4', undefined])
})
