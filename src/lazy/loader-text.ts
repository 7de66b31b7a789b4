type LoaderKey = 'loading' | 'failed' | 'retry'
type LoaderTexts = Record<LoaderKey, string>

declare global {
  interface Window {
    /** Filled by the locales as soon as a language is chosen. */
    __soukText?: Partial<LoaderTexts>
  }
}

// The language of a first start [const.default-language]: these views can be needed before any locale has arrived
const FIRST_START: LoaderTexts = { loading: 'Cargando', failed: 'No se pudo abrir la página', retry: 'Reintentar' }

/** The text of a loader view in the language in use. */
export function loaderText(key: LoaderKey): string {
  return window.__soukText?.[key] || FIRST_START[key]
}
