import { inEnglish } from '../../../testing/in-english'
import { t } from '../../../text/use-t'
import { ACTIONS, actionText, SUBJECTS, subjectText } from './words'

beforeAll(inEnglish)

it('says every action and every subject in words, and leaves what it does not know', () => {
  for (const action of ACTIONS) expect(actionText(t, action)).toMatch(/^[A-Z]/)
  for (const subject of SUBJECTS) expect(subjectText(t, subject)).toMatch(/^[A-Z]/)
  expect([actionText(t, 'polish'), subjectText(t, 'lamps')]).toEqual(['polish', 'lamps'])
})
