import { t } from '../../text/use-t'
import { inEnglish } from '../../testing/in-english'
import { movedText } from './move-products'

beforeAll(inEnglish)

it('says what was moved, and why the others were not', () => {
  const refused = [{ product_id: '3', reason: 'incomplete' as const }]
  expect(movedText(t, 'withdraw', { done: ['1', '2'], refused: [] })).toBe('2 products taken off sale')
  expect(movedText(t, 'submit', { done: ['1'], refused })).toBe(
    '1 product put on sale or sent for review. 1 lacks a picture or a variant on sale',
  )
})
