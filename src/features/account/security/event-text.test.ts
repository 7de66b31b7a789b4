import { SIGN_IN_EVENTS } from '@contract/entities/sign-in'
import english from '@/locales/catalogues/en.json'
import { setCurrent } from '@/locales/current'
import { eventText } from './event-text'

beforeEach(() => setCurrent('en', english))

it('has words of its own for everything that happens to an account', () => {
  const words = SIGN_IN_EVENTS.map(eventText)
  expect(words).not.toContain(english.security.event_other)
  expect(new Set(words).size).toBe(SIGN_IN_EVENTS.length)
})

it('has words for what a newer server names', () => {
  expect(eventText('teleported')).toBe(english.security.event_other)
})
