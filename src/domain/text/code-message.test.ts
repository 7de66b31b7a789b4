import { checkCode } from './code-message'

it.each([
  ['012345', null],
  ['', { rule: 'required' }],
  ['12345', { rule: 'format' }],
  ['1234567', { rule: 'format' }],
  ['12345٦', { rule: 'format' }],
])('takes six digits and nothing else: %j [const.code-length]', (code, fault) => {
  expect(checkCode(code)).toEqual(fault)
})
