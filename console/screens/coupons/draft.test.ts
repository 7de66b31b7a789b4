import { endOfDay } from './days'
import { EMPTY, fieldsOf, missingIn } from './draft'

it('knows what is missing, by the kind of the discount', () => {
  expect(missingIn(EMPTY)).toEqual(['code', 'amount', 'ends_at'])
  expect(missingIn({ ...EMPTY, kind: 'percent', code: 'A1', ends_at: '2027-01-31' })).toEqual(['percent'])
})

it('sends what belongs to the kind, and the last day whole', () => {
  const draft = { ...EMPTY, code: ' SPRING ', amount: '5', percent: '10', max: '20', min: '25', ends_at: '2027-01-31' }
  const both = { code: 'SPRING', min: '25', ends_at: endOfDay('2027-01-31') }
  expect(fieldsOf(draft)).toMatchObject({ ...both, amount: '5', offered: false })
  expect(fieldsOf({ ...draft, offered: 'yes' })).toMatchObject({ offered: true })
  expect(fieldsOf(draft)).not.toHaveProperty('percent')
  expect(fieldsOf({ ...draft, kind: 'percent' })).toMatchObject({ ...both, percent: 10, max: '20' })
  expect(fieldsOf({ ...draft, kind: 'percent' })).not.toHaveProperty('amount')
})
