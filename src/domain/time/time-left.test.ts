import { timeLeft } from './time-left'

const now = Date.parse('2026-05-01T10:00:00Z')

describe('timeLeft', () => {
  it('says whole hours and minutes, the begun minute counted', () => {
    expect(timeLeft('2026-05-02T07:39:30Z', now)).toEqual({ hours: 21, minutes: 40 })
    expect(timeLeft('2026-05-01T10:00:01Z', now)).toEqual({ hours: 0, minutes: 1 })
    expect(timeLeft('2026-05-01T11:59:30Z', now)).toEqual({ hours: 2, minutes: 0 })
  })

  it('is over at the exact time, and for an invalid time', () => {
    expect(timeLeft('2026-05-01T10:00:00Z', now)).toBeNull()
    expect(timeLeft('soon', now)).toBeNull()
  })
})
