import fc from 'fast-check'
import { countdown } from './countdown'

const END = '2026-11-20T12:00:00Z'
const at = (seconds: number) => countdown(END, Date.parse(END) - seconds * 1000)

it('splits the remaining time into days and a clock', () => {
  expect(at(93_784)).toEqual({ days: 1, hours: '02', minutes: '03', seconds: '04', over: false })
})

it('stops at zero and stays there', () => {
  expect(at(0)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00', over: true })
  expect(at(-60).over).toBe(true)
})

it('loses no second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (left) => {
      const { days, hours, minutes, seconds } = at(left)
      expect(days * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)).toBe(left)
    }),
  )
})
