type LoaderKey = 'loading' | 'failed' | 'retry'
type LoaderTexts = Record<LoaderKey, string>

declare global {
  interface Window {
    /** Set by the locales once a language is chosen. */
    __soukText?: Partial<LoaderTexts>
  }
}

// The language of a first start [const.default-language]: these views may appear before any locale has loaded
const FIRST_START: LoaderTexts = { loading: 'Cargando', failed: 'No se pudo abrir la página', retry: 'Reintentar' }

/** The text of a loader view in the current language. */
export function loaderText(key: LoaderKey): string {
  return window.__soukText?.[key] || FIRST_START[key]
}
