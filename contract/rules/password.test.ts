import fc from 'fast-check'
import { passwordFault } from './password'

describe('passwords', () => {
  it('have 8 to 128 characters of any script [rule.password-length]', () => {
    expect(passwordFault('abcdefg')).toBe('min_length')
    expect(passwordFault('ไ้ก่จิกเด็')).toBeNull()
    expect(passwordFault('🦊🐻🐼🐨🐯🦁🐮')).toBe('min_length')
    expect(passwordFault('🦊🐻🐼🐨🐯🦁🐮🐷')).toBeNull()
    expect(passwordFault(`${'é'.repeat(127)}a`)).toBeNull()
    expect(passwordFault(`${'é'.repeat(128)}a`)).toBe('max_length')
  })

  it.each(['aaaaaaaa', 'ababababab', 'abcabcabc', '12341234', '🦊'.repeat(8), 'abcdefgh', '87654321', '0123456789:'])(
    'are no mere repetition or run: %s [rule.password-common]',
    (password) => expect(passwordFault(password)).toBe('common'),
  )

  it.each(['aaaaaaab', 'abcdefgg', '1234512345', 'abcdefhg'])('may repeat a little: %s', (password) =>
    expect(passwordFault(password)).toBeNull(),
  )

  it('count by code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (text) => {
        const { length } = [...text]
        const fault = passwordFault(text)
        if (length < 8) return fault === 'min_length'
        return length > 128 ? fault === 'max_length' : fault !== 'min_length' && fault !== 'max_length'
      }),
    )
  })
})
