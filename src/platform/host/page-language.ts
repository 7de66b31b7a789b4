export interface OuterTexts {
  readonly loading: string
  readonly failed: string
  readonly retry: string
}

/** Sets the language of what is outside React. Only the web page has such parts. */
export function setPageLanguage(_tag: string, _texts: OuterTexts): void {}
