import type { OuterTexts } from './page-language'

/** Sets `<html lang>`, and the texts that are shown before the first page is drawn. */
export function setPageLanguage(tag: string, { loading, failed, retry }: OuterTexts): void {
  document.documentElement.lang = tag
  window.__soukText = { loading, failed, retry }
}
