/** What the screen of devices and recent activity says. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

const TEXTS = inEveryLanguage('security')

type EventKey = Extract<keyof typeof TEXTS.en, `event_${string}`>

export const securityText = ownTexts(TEXTS)

const isKnown = (key: string): key is EventKey => key in TEXTS.en

/** What happened, by the kind that the server names; another server may know more kinds. */
export const eventText = (kind: string): string => {
  const key = `event_${kind}`
  return securityText(isKnown(key) ? key : 'event_other')
}
