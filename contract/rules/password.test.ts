import fc from 'fast-check'
import { COMMON_PASSWORDS } from './common-passwords'
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from './password'

describe('passwords', () => {
  it('have 8 to 128 characters of any script [rule.password-length]', () => {
    expect(passwordFault('abcdefg')).toBe('min_length')
    expect(passwordFault('ไ้ก่จิกเด็')).toBeNull()
    expect(passwordFault('🦊'.repeat(7))).toBe('min_length')
    expect(passwordFault('🦊'.repeat(8))).toBeNull()
    expect(passwordFault('é'.repeat(128))).toBeNull()
    expect(passwordFault('é'.repeat(129))).toBe('max_length')
  })

  it('are none of the commonest, in whatever case [rule.password-common]', () => {
    for (const common of COMMON_PASSWORDS) {
      expect(passwordFault(common)).toBe('common')
      expect(passwordFault(common.toUpperCase())).toBe('common')
    }
  })

  it('count by code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (text) => {
        const { length } = [...text]
        const fault = passwordFault(text)
        if (length < PASSWORD_MIN) return fault === 'min_length'
        if (length > PASSWORD_MAX) return fault === 'max_length'
        return fault === (COMMON_PASSWORDS.has(text.toLowerCase()) ? 'common' : null)
      }),
    )
  })
})
