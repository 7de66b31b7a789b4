import { greetingAt } from './greeting'

it('follows the hour, and says nothing of the night', () => {
  expect([0, 3, 4, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'home.evening',
    'home.evening',
    'home.morning',
    'home.morning',
    'home.afternoon',
    'home.afternoon',
    'home.evening',
    'home.evening',
  ])
})
