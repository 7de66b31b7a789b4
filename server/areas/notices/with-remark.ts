import { LANGUAGE_CODES } from '@contract/base/languages'
import { textIn, type Texts } from '../../kernel/text/texts'

/** Texts in every language, under an operator's remark, which is in one language only and may be empty. */
export function withRemark(texts: Texts, remark: string): Texts {
  const lines = LANGUAGE_CODES.map((code) => [code, [remark, textIn(texts, code)].filter(Boolean).join('\n')] as const)
  return { en: '', ...Object.fromEntries(lines) }
}
