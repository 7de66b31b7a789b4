import { t } from '../../text/use-t'
import { inEnglish } from '../../testing/in-english'
import { acceptedText } from './accept-orders'

beforeAll(inEnglish)

it('says what became of every order', () => {
  const refused = [
    { order_id: '3', reason: 'disputed' as const },
    { order_id: '4', reason: 'not_allowed' as const },
  ]
  expect(acceptedText(t, { done: ['1', '2'], refused: [] })).toBe('2 orders accepted')
  expect(acceptedText(t, { done: ['1'], refused })).toBe(
    '1 order accepted. 1 waits, because the bank may take the payment back. 1 cannot be accepted any more',
  )
})
