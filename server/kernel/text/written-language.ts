/**
 * The language and script that a BCP 47 tag stands for, `zh-TW` as `zh-Hant`; undefined for what is no tag, such as `*`
 * in what a browser accepts. What follows language, script and region is left out.
 */
export function writtenLanguage(tag: string): string | undefined {
  const [known] = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag) ?? []
  if (known === undefined) return undefined
  const { language, script } = new Intl.Locale(known).maximize()
  return `${language}-${script}`
}
