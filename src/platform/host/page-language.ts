export interface OuterTexts {
  readonly loading: string
  readonly failed: string
  readonly retry: string
}

/** Tells what is outside React which language is in use. Only a web page has something there. */
export function setPageLanguage(_tag: string, _texts: OuterTexts): void {}
