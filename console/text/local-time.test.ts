import { localTime, momentOf } from './local-time'

it('keeps a moment to the minute', () => {
  expect(momentOf(localTime('2026-11-23T09:30:12.000Z'))).toBe('2026-11-23T09:30:00.000Z')
  expect(localTime('2026-03-05T01:02:00.000Z')).toMatch(/^2026-03-0[45]T\d\d:02$/)
})

it('leaves none and nonsense as they are', () => {
  expect([localTime(null), momentOf(''), momentOf('soon')]).toEqual(['', '', 'soon'])
})
