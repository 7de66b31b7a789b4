import type { Language } from '@contract/languages'

/** How a language is set: Thai needs higher lines, and only Latin letters bear negative spacing. */
export type Script = 'latin' | 'thai' | 'cjk'

const scripts: Record<Language, Script> = { en: 'latin', es: 'latin', th: 'thai', zh: 'cjk', zhtw: 'cjk', jp: 'cjk' }

export function scriptOf(language: Language): Script {
  return scripts[language]
}
