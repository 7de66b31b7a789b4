/** What a mail is made of, and the pieces that several kinds share. */
import { languageTag, type Language } from '@contract/base/languages'
import { BASE_CURRENCY } from '@contract/base/constants'
import { toDecimal } from '@contract/rules/money'
import { link, type LinkArgs, type ScreenName } from '@contract/screens'
import type { Db } from '../../../kernel/db/types'
import { CONSOLE_PATH } from '../../../kernel/http/console-path'
import type { Block, Fact } from '../../../kernel/messages/mail-blocks'
import { textOf, type TextKey } from '../../../kernel/text/catalogue'

export interface Content {
  readonly subject: string
  readonly lines: readonly Block[]
}

export interface MailContext {
  readonly db: Db
  readonly language: Language
  /** Where links lead, without a trailing slash. */
  readonly address: string
  /** What lets a guest in at a link to an order; absent: the recipient logs in [rule.guest-links]. */
  readonly sign?: (orderId: string) => string
}

/** Returns null if what the mail tells of does not exist any more. */
export type WriteTemplate<P> = (params: P, context: MailContext) => Promise<Content | null>

type Word = Extract<TextKey, `mails.${string}`> extends `mails.${infer K}` ? K : never

type Say = (word: Word, params?: Readonly<Record<string, string | number>>) => string

/** The texts of mails in the recipient's language. */
export const sayIn =
  ({ language }: Pick<MailContext, 'language'>): Say =>
  (word, params) =>
    textOf(`mails.${word}`, language, params)

/** An amount in the recipient's format; `amount` is a decimal. */
export const sumIn = ({ language }: Pick<MailContext, 'language'>, amount: string, currency: string): string =>
  // decimal strings are formatted exactly; only the types are behind
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency }).format(amount as unknown as number)

/** US dollars from minor units. */
export const usdIn = (context: Pick<MailContext, 'language'>, minor: bigint): string =>
  sumIn(context, toDecimal(minor, BASE_CURRENCY), BASE_CURRENCY)

/** A button to a screen of the app, on any target. */
export function buttonTo<N extends ScreenName>(context: MailContext, word: Word, name: N, ...args: LinkArgs<N>): Block {
  return { button: { label: sayIn(context)(word), address: `${context.address}/go/${link(name, ...args)}` } }
}

/** A button to an order or its parcels, which also opens for a guest. */
export function buttonToOrder(
  context: MailContext,
  word: Word,
  name: 'order' | 'track',
  orderId: bigint | string,
): Block {
  const order_id = String(orderId)
  return buttonTo(context, word, name, { order_id, ...(context.sign && { sign: context.sign(order_id) }) })
}

/** Where money went back to: a card, or a wallet, which a guest needs an account to use. */
export function moneyLines(
  context: MailContext,
  { amount, toCard }: { readonly amount: string; readonly toCard: boolean },
): string[] {
  const say = sayIn(context)
  if (toCard) return [say('money_card', { amount })]
  return [say('money_wallet', { amount }), ...(context.sign ? [say('money_guest')] : [])]
}

/** A button to the console. */
export const buttonToConsole = (context: MailContext): Block => ({
  button: { label: sayIn(context)('open_console'), address: `${context.address}${CONSOLE_PATH}` },
})

/** A remark as a fact; none if it is empty. */
export const remarkFact = (context: MailContext, remark: string): Fact[] =>
  remark.trim() === '' ? [] : [{ label: sayIn(context)('remark'), value: remark.trim() }]

/** The facts as a block; none without any. */
export const factsBlock = (facts: readonly Fact[]): Block[] => (facts.length === 0 ? [] : [{ facts }])
