import { INVITATION_PATTERN, isEmail } from './registration'

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
