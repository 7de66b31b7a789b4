import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@contract/base/languages'
import { displayPrice } from '@/domain/money/display-price'
import { formatMoney, type MoneyParts } from '@/domain/money/money-format'
import { pictureUrl, type PictureSize } from '@/domain/catalogue/picture'

/** The settings that the kit needs. The page's frame provides them, so that the kit reads no store. */
export interface Display {
  language: Language
  /** The symbol of the displayed currency, and its units per 1 USD as a decimal string. */
  symbol: string
  rate: string
  /** The base address of pictures. */
  staticUrl: string
}

export const DisplayContext = createContext<Display>({
  language: DEFAULT_LANGUAGE,
  symbol: '$',
  rate: '1',
  staticUrl: '',
})

export const useDisplay = (): Display => useContext(DisplayContext)

/** Returns a function that formats a USD price in the displayed currency. */
export function useMoney(): (usd: string) => MoneyParts {
  const { language, symbol, rate } = useDisplay()
  return (usd) => formatMoney(displayPrice(usd, rate), symbol, language)
}

/** Returns a function that turns a picture's path into its address. */
export function usePictureUrl(): (path: string, size: PictureSize) => string {
  const { staticUrl } = useDisplay()
  return (path, size) => pictureUrl(staticUrl, path, size)
}
