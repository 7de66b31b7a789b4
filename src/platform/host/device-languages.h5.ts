/** The locales that the browser prefers, the first one first. */
export const deviceLanguages = (): readonly string[] => navigator.languages
