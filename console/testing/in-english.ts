import { showLanguage } from '../text/choose'

/** The console in English, for tests that read what it says. */
export const inEnglish = (): Promise<void> => showLanguage('en')
