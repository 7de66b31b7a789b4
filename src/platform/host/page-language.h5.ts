import type { OuterTexts } from './page-language'

/** `<html lang>`, and the words of the views that stand before the first page. */
export function setPageLanguage(tag: string, { loading, failed, retry }: OuterTexts): void {
  document.documentElement.lang = tag
  window.__soukText = { loading, failed, retry }
}
