import { useEffect, useState } from 'react'
import type { Language } from '@contract/base/languages'
import { offeredLanguage } from '@/domain/text/offered-language'
import { deviceLanguages } from '@/platform/host/device-languages'
import { readStored } from '@/platform/storage/storage'
import { settings } from '@/stores/settings'

interface Offer {
  readonly language: Language
  readonly end: () => void
}

/** The device's own language, for a visitor who has not chosen one yet; null if there is nothing to offer. */
export function useOfferedLanguage(): Offer | null {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    let here = true
    void readStored('lang').then((chosen) => {
      if (here && chosen === undefined) setOffered(offeredLanguage(deviceLanguages(), settings.language))
    })
    return () => {
      here = false
    }
  }, [])
  // the choice in the head of the page answers as well
  if (offered === null || offered === settings.language) return null
  return { language: offered, end: () => setOffered(null) }
}
