/** Amounts, counts and times as the reader's language writes them. */
import { BASE_CURRENCY } from '@contract/base/constants'
import { languageTag, type Language } from '@contract/base/languages'
import { useLanguage } from './use-t'

interface Formats {
  /** A decimal string with its currency, USD unless it is named: `$1,234.50`. */
  money(amount: string, currency?: string): string
  count(count: number): string
  /** `22 Nov`, with the year where it is not this one. */
  day(time: string): string
  /** `22 Nov, 09:14`. */
  moment(time: string): string
}

const isThisYear = (time: Date) => time.getFullYear() === new Date().getFullYear()

export function formatsOf(language: Language): Formats {
  const tag = languageTag(language)
  const dayOf = (time: Date): Intl.DateTimeFormatOptions => ({
    day: 'numeric',
    month: 'short',
    ...(!isThisYear(time) && { year: 'numeric' }),
  })
  return {
    money: (amount, currency = BASE_CURRENCY) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        Number(amount),
      ),
    count: (count) => new Intl.NumberFormat(tag).format(count),
    day: (text) => {
      const time = new Date(text)
      return new Intl.DateTimeFormat(tag, dayOf(time)).format(time)
    },
    moment: (text) => {
      const time = new Date(text)
      const options: Intl.DateTimeFormatOptions = { ...dayOf(time), hour: '2-digit', minute: '2-digit', hour12: false }
      return new Intl.DateTimeFormat(tag, options).format(time)
    },
  }
}

export const useFormats = (): Formats => formatsOf(useLanguage())
