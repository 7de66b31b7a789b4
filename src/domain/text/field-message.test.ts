import {
  checkConfirmation,
  checkEmail,
  checkInvitation,
  checkLine,
  checkName,
  checkPassword,
  checkPhone,
  checkTerms,
} from './field-message'

it('asks for at least 8 characters, and an emoji counts once [rule.password-length]', () => {
  expect(checkPassword('short1')).toEqual({ rule: 'min_length', params: { limit: 8 } })
  expect(checkPassword('🙂'.repeat(7))).toEqual({ rule: 'min_length', params: { limit: 8 } })
  expect(checkPassword('กขคงจฉชซ')).toBeNull()
  expect(checkPassword('x'.repeat(129))).toEqual({ rule: 'max_length', params: { limit: 128 } })
})

it('refuses mere repetitions and runs, and leaves the lists to the server [rule.password-common]', () => {
  expect(checkPassword('aaaaaaaa')).toEqual({ rule: 'common' })
  expect(checkPassword('12345678')).toEqual({ rule: 'common' })
  expect(checkPassword('Password1')).toBeNull()
})

it('asks for the same password twice [rule.password-confirm]', () => {
  expect(checkConfirmation('a', 'b')).toEqual({ rule: 'mismatch' })
  expect(checkConfirmation('', 'b')).toEqual({ rule: 'required' })
  expect(checkConfirmation('b', 'b')).toBeNull()
})

it('asks for the terms [rule.terms]', () => {
  expect(checkTerms(false)).toEqual({ rule: 'terms' })
  expect(checkTerms(true)).toBeNull()
})

it('takes English names only [rule.english-names]', () => {
  expect(checkName("Anna-Maria O'Neil Jr.")).toBeNull()
  expect(checkName('สมชาย')).toEqual({ rule: 'name' })
  expect(checkName(' ')).toEqual({ rule: 'required' })
})

it('takes an e-mail address with one @ and a dotted domain [rule.email]', () => {
  expect(checkEmail('a@b.co')).toBeNull()
  expect(checkEmail('a@b')).toEqual({ rule: 'email' })
  expect(checkEmail('a@@b.co')).toEqual({ rule: 'email' })
  expect(checkEmail(`${'a'.repeat(250)}@b.co`)).toEqual({ rule: 'max_length', params: { limit: 254 } })
})

it('takes no invitation, or one of six letters and digits [rule.invitation]', () => {
  expect(checkInvitation('')).toBeNull()
  expect(checkInvitation('aB3dE6')).toBeNull()
  expect(checkInvitation('aB3')).toEqual({ rule: 'invitation' })
})

it('checks phone numbers and lengths', () => {
  expect(checkPhone('+66 81 234 5678')).toBeNull()
  expect(checkPhone('call me')).toEqual({ rule: 'format' })
  expect(checkLine(3)('abcd')).toEqual({ rule: 'max_length', params: { limit: 3 } })
})
