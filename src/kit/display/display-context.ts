import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@contract/languages'
import { displayPrice } from '@/domain/money/display-price'
import { formatMoney, type MoneyParts } from '@/domain/money/money-format'
import { pictureUrl, type PictureSize } from '@/domain/catalogue/picture'

/** The settings that the kit needs; the page's shell provides them, so that the kit reads no store. */
export interface Display {
  language: Language
  /** The shown currency: its symbol and its units per 1 USD, a decimal string. */
  symbol: string
  rate: string
  /** The static base of pictures. */
  staticUrl: string
}

export const DisplayContext = createContext<Display>({
  language: DEFAULT_LANGUAGE,
  symbol: '$',
  rate: '1',
  staticUrl: '',
})

export const useDisplay = (): Display => useContext(DisplayContext)

/** Turns a USD price into the parts that are shown. */
export function useMoney(): (usd: string) => MoneyParts {
  const { language, symbol, rate } = useDisplay()
  return (usd) => formatMoney(displayPrice(usd, rate), symbol, language)
}

/** Turns a picture's path into its address. */
export function usePictureUrl(): (path: string, size: PictureSize) => string {
  const { staticUrl } = useDisplay()
  return (path, size) => pictureUrl(staticUrl, path, size)
}
