import { INVITATION_PATTERN, isEmail, isPhone, plainPhone } from './registration'

describe('e-mail addresses [rule.email]', () => {
  it.each(['ann@souk.test', 'a.b+c@mail.example.org', 'ไทย@โดเมน.ไทย'])('takes %p', (text) =>
    expect(isEmail(text)).toBe(true),
  )

  it.each([
    'ann',
    'ann@souk',
    '@souk.test',
    'ann@.test',
    'ann@souk.',
    'ann@souk..test',
    'a@b@souk.test',
    'an n@souk.test',
    `${'a'.repeat(65)}@souk.test`,
    `a@${'b'.repeat(254)}.test`,
  ])('refuses %p', (text) => expect(isEmail(text)).toBe(false))
})

describe('invitation codes [rule.invitation]', () => {
  const pattern = new RegExp(INVITATION_PATTERN)

  it.each(['ABC123', 'abcdef', '000000'])('takes %p', (text) => expect(pattern.test(text)).toBe(true))
  it.each(['ABC12', 'ABC1234', 'ABC-12', 'กขคงจฉ', 'ABC12\n'])('refuses %p', (text) =>
    expect(pattern.test(text)).toBe(false),
  )
})

describe('telephone numbers [field.address.contact]', () => {
  it.each([
    ['+66 81 234 5678', '+66 81 234 5678'],
    ['(212) 555-0100', '(212) 555-0100'],
    ['212.555.0100', '212.555.0100'],
    ['030/1234567', '030/1234567'],
    ['(+66) 81-234-5678', '(+66) 81-234-5678'],
    ['\u202a+1\u00a0212\u2011555\u20110100\u202c', '+1 212-555-0100'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['٠٢١٢٣٤٥٦', '02123456'],
    ['12345', '12345'],
  ])('takes %j as %j', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain)
    expect(isPhone(plain)).toBe(true)
  })

  it.each([
    '',
    '+',
    '1234',
    '1    ',
    'call me',
    '+66 81 x',
    '12345\n',
    '+'.repeat(3) + '12345',
    '1'.repeat(26),
    '-12345',
  ])('refuses %j', (text) => expect(isPhone(text)).toBe(false))
})
