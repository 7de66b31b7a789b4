import { LANGUAGE_CODES, LANGUAGES, type Language } from '@contract/base/languages'

export type TextsOf<F extends string> = Readonly<Record<`${F}_${Language}`, string>>

/** The texts of these fields in all languages. */
export const textsOf = <F extends string>(thing: object, fields: readonly F[]): TextsOf<F> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      LANGUAGE_CODES.map((code) => {
        const key = `${field}_${code}`
        return [key, (thing as Readonly<Record<string, string | undefined>>)[key] ?? '']
      }),
    ),
  ) as TextsOf<F>

/** `title_th` as the field and the name of its language; null: not a field with a language. */
export function languageField<F extends string>(
  key: string,
  fields: readonly F[],
): { readonly field: F; readonly language: string } | null {
  for (const field of fields) {
    const language = LANGUAGES.find(({ code }) => key === `${field}_${code}`)
    if (language) return { field, language: language.name }
  }
  return null
}
