import { LANGUAGE_CODES } from '@contract/base/languages'
import { writeSafeHtml } from '../../../kernel/text/safe-html'
import type { Texts } from '../../../kernel/text/texts'
import { textsWith, type TextFields } from '../../../kernel/text/sent-texts'
import type { Errors } from '../../saving/check'

/** As textsWith, with each new text written anew as safe HTML; forbidden markup is an error at its language's field. */
export function safeTexts<P extends string>(prefix: P, before: Texts, sent: TextFields<P>, errors: Errors): Texts {
  const written = Object.entries(sent as Readonly<Record<string, string | undefined>>).flatMap(([field, html]) => {
    const isText = LANGUAGE_CODES.some((code) => field === `${prefix}_${code}`)
    if (!isText || html === undefined) return []
    const safe = writeSafeHtml(html)
    errors.add(safe === null && { field, rule: 'format' })
    return [[field, safe ?? ''] as const]
  })
  return textsWith(prefix, before, Object.fromEntries(written) as TextFields<P>)
}
