import type { Language } from '../base/languages'
import { pluralForm } from './plural'

export type Params = Readonly<Record<string, string | number>>

const formOf = (message: string, form: string): string | undefined =>
  new RegExp(` ${form} {((?:[^{}]|{\\w+})*)}`).exec(message)?.[1]

/**
 * Fills the placeholders of a message; `count` chooses the plural form. Of ICU it supports only `{name}` and `{count,
 * plural, one {# piece} other {# pieces}}`; `npm run lint` refuses everything else.
 */
export function fill(message: string, language: Language, params: Params): string {
  const text = message.startsWith('{count, plural,')
    ? (formOf(message, pluralForm(Number(params.count), language)) ?? formOf(message, 'other') ?? message).replace(
        /#/g,
        '{count}',
      )
    : message
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
}
