import { inEnglish } from '../../../testing/in-english'
import { t } from '../../../text/use-t'
import { retriedText } from './use-retry'

beforeAll(inEnglish)

it.each([
  [['1'], [], '1 message is sent again'],
  [['1', '2'], ['3'], '2 messages are sent again. 1 cannot be sent again'],
  [[], ['3', '4'], '2 cannot be sent again'],
])('says what became of %j and %j', (done, refused, text) => {
  expect(retriedText(t, { done, refused })).toBe(text)
})
