/** The ids of the home screens, for tests: see src/kit/ids.ts. */
export const homeIds = {
  flashOpen: 'flash-open',
  recommendOpen: 'recommend-open',
  languageTake: 'language-take',
  languageLeave: 'language-leave',
  popup: 'popup-advert',
  popupOpen: 'popup-advert-open',
  popupClose: 'popup-advert-close',
} as const
