import { inEnglish } from '../../../testing/in-english'
import { t } from '../../../text/use-t'
import { eventText } from './event-text'
import { roleText } from './role-text'

beforeAll(inEnglish)

it('says what happened at a login, and leaves what it does not know', () => {
  expect(eventText(t, 'login_failed')).toBe('Wrong password')
  expect(eventText(t, 'teleported')).toBe('teleported')
})

it('says the roles', () => expect(['seller', 'guest'].map((role) => roleText(t, role))).toEqual(['Seller', 'guest']))
