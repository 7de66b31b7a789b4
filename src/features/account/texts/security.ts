/** Texts of the screen of devices and recent activity. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

const TEXTS = inEveryLanguage('security')

type EventKey = Extract<keyof typeof TEXTS.en, `event_${string}`>

export const securityText = ownTexts(TEXTS)

const isKnown = (key: string): key is EventKey => key in TEXTS.en

/** The text of an event by its kind. A newer server may know more kinds. */
export const eventText = (kind: string): string => {
  const key = `event_${kind}`
  return securityText(isKnown(key) ? key : 'event_other')
}
