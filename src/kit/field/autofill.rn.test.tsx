import { fillsOf } from './autofill.rn'

it('asks the phone for nothing where a field names nothing', () => {
  expect(fillsOf(undefined)).toEqual({})
})

it('keeps what is of this moment alone out of the phone’s store', () => {
  expect(fillsOf('off')).toEqual({ autoComplete: 'off', textContentType: 'none' })
})

it('names an organisation to the phones that know one', () => {
  expect(fillsOf('organization')).toEqual({ textContentType: 'organizationName' })
})
