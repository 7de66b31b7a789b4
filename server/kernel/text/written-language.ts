/**
 * Language and script of a BCP 47 tag, `zh-TW` as `zh-Hant`; undefined if it is not a tag, such as `*` in
 * Accept-Language. Anything after language, script and region is dropped.
 */
export function writtenLanguage(tag: string): string | undefined {
  const [known] = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag) ?? []
  if (known === undefined) return undefined
  const { language, script } = new Intl.Locale(known).maximize()
  return `${language}-${script}`
}
