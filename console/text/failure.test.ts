import { CODE_NAMES, REASONS, Code } from '@contract/base/codes'
import { CONSOLE_REASONS } from '@contract/base/console-reasons'
import { FIELD_RULES } from '@contract/base/envelope'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { ApiError } from '../api/api-error'
import { showLanguage } from './choose'
import { errorsAt, failureText } from './failure'
import { t } from './use-t'

const refused = (code: number, data = {}) => new ApiError('refused', 'what the server said', { code, data })

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  beforeAll(() => showLanguage(language))

  it('has a sentence for every code and reason [code.toast] [code.reason]', () => {
    const ofCodes = CODE_NAMES.map((name) => failureText(t, refused(Code[name])))
    const ofReasons = [...REASONS, ...CONSOLE_REASONS].map((reason) =>
      failureText(t, refused(Code.operationFailed, { reason })),
    )
    expect([...ofCodes, ...ofReasons].filter((text) => text === '' || text.startsWith('errors.'))).toEqual([])
  })

  it('has words for every rule of a field', () => {
    const errorAt = errorsAt(
      t,
      FIELD_RULES.map((rule) => ({ field: rule, rule, params: { limit: 7 } })),
    )
    expect(
      FIELD_RULES.map((rule) => errorAt(rule) ?? '').filter((text) => text === '' || /rules\.|\{/.test(text)),
    ).toEqual([])
  })
})

it('says what the server says about a code that it does not know [code.unknown]', () => {
  expect(failureText(t, refused(4711))).toBe('what the server said')
})

it('tells the place of an error in a list', () => {
  const errorAt = errorsAt(t, [{ field: 'skus.1.price', rule: 'required' }])
  expect([errorAt('skus.0.price'), errorAt('skus.1.price')]).toEqual([undefined, t('rules.required')])
})
