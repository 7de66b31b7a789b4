import { calls } from '@contract/all-calls'
import { endpoints, type CallName, type Endpoint } from '@contract/endpoints/app'
import { guestEndpoints, type GuestCall } from '@contract/endpoints/guests'
import { messageEndpoints, type BuyersMessageCall } from '@contract/endpoints/messages'
import { shopEndpoints, type ShopCall } from '@contract/endpoints/shop'
import { shapeOf } from './schema'

/**
 * The answer of these calls may come in two parts: the token in a header, the user through another call
 * (src/features/sign-in/begin-session.ts).
 */
const IN_HALVES: readonly CallName[] = ['login', 'register', 'loginTiktok']

/** The app does not read these answers: it only needs to know that the call succeeded. */
const UNREAD: readonly Apart['calls'][number][] = [
  ...(['recharge', 'withdraw', 'withdrawRecall', 'transferBalanceToMerchant'] as const),
  ...(['updateStore', 'refund', 'refundCancel', 'submitReview'] as const),
  ...(['sellerOrderShip', 'sellerOrderParcel', 'sellerOrderDeliver', 'sellerOrderDecline'] as const),
  ...(['sellerStockSet', 'sellerPrices', 'sellerReviewReply'] as const),
  ...(['orderMessageSend', 'orderMessagesRead'] as const),
]

/** Shapes that require nothing. */
const ANYTHING = ['', '{}']

/** The minimum length of a shape that is written once when several answers contain it. */
const WORTH_A_NAME = 24

/** Every object in a shape, the innermost first. */
function objectsIn(shape: string): string[] {
  const found: string[] = []
  const opened: number[] = []
  for (const [at, sign] of [...shape].entries()) {
    if (sign === '{') opened.push(at)
    if (sign === '}') found.push(shape.slice(opened.pop(), at + 1))
  }
  return found
}

function shapesByCall(): Map<CallName, string> {
  const names = Object.keys(endpoints) as CallName[]
  const read = names.filter((name) => !(endpoints[name] as Endpoint).document && !UNREAD.includes(name))
  const whole = read.filter((name) => !IN_HALVES.includes(name))
  const shapes = whole.map((name) => [name, shapeOf(calls[name].data)] as const)
  return new Map(shapes.filter(([, shape]) => !ANYTHING.includes(shape)))
}

/** Replaces objects that several shapes contain by numbers, in place, as long as this shortens the whole. */
function nameParts(shapes: Map<CallName, string>): string[] {
  const parts: string[] = []
  for (;;) {
    const times = new Map<string, number>()
    for (const text of [...shapes.values(), ...parts].flatMap(objectsIn)) times.set(text, (times.get(text) ?? 0) + 1)
    const saved = ([text, count]: [string, number]) => (count - 1) * text.length
    const [best] = [...times]
      .filter(([text, count]) => count > 1 && text.length >= WORTH_A_NAME)
      .sort((one, other) => saved(other) - saved(one))
    if (best === undefined) return parts
    const [text] = best
    const name = `#${parts.length}`
    for (const [call, shape] of shapes) shapes.set(call, shape.replaceAll(text, name))
    parts.forEach((part, index) => (parts[index] = part.replaceAll(text, name)))
    parts.push(text)
  }
}

const WIDTH = 120

/** A line of the file as its formatter would write it. */
function line(name: string, text: string): string {
  const whole = `  ${name}'${text}',`
  return whole.length > WIDTH && name !== '' ? `  ${name.trimEnd()}\n    '${text}',` : whole
}

const WRITTEN = '// Written by `npm run schemas` from contract/; tools/answer-schemas/shape.ts says how it reads.'

const table = (shapes: Iterable<readonly [string, string]>) =>
  [...shapes].map(([call, shape]) => line(`${call}: `, shape)).join('\n')

/** The shapes of the calls that all screens share. */
function ofApp(): string {
  const shapes = shapesByCall()
  const parts = nameParts(shapes)
  return `${WRITTEN}
import type { CallName } from '@contract/endpoints/app'

/** What stands in several answers, by its number. */
export const PARTS: readonly string[] = [
${parts.map((part) => line('', part)).join('\n')}
]

/** What the app takes apart in the answer of each call; nothing of those that are not named. */
export const ANSWERS: Partial<Record<CallName, string>> = {
${table(shapes)}
}
`
}

interface Apart {
  readonly file: string
  /** The file of its endpoints in contract/endpoints, and the type of their names. */
  readonly of: readonly [file: string, type: string]
  readonly name: string
  /** What reads them. */
  readonly about: string
  readonly calls: readonly (CallName | ShopCall | BuyersMessageCall | GuestCall)[]
}

/** Tables that only a few screens load. */
const APART: readonly Apart[] = [
  {
    file: 'seller',
    of: ['shop', 'ShopCall'],
    name: 'SELLER_SCHEMAS',
    about: 'What the screens for sellers take apart in the answer of each call',
    calls: Object.keys(shopEndpoints) as ShopCall[],
  },
  {
    file: 'message',
    of: ['messages', 'BuyersMessageCall'],
    name: 'MESSAGE_SCHEMAS',
    about: 'What the app takes apart in the answer of each of these calls',
    calls: Object.keys(messageEndpoints) as BuyersMessageCall[],
  },
  {
    file: 'guest',
    of: ['guests', 'GuestCall'],
    name: 'GUEST_SCHEMAS',
    about: 'What the app takes apart in the answer of each of these calls',
    calls: Object.keys(guestEndpoints) as GuestCall[],
  },
]

const written = ({ of: [file, type], name, about, calls: names }: Apart): string => `${WRITTEN}
import type { ${type} } from '@contract/endpoints/${file}'

/** ${about}; nothing of those that are not named. */
export const ${name}: Partial<Record<${type}, string>> = {
${table(names.filter((each) => !UNREAD.includes(each)).map((each) => [each, shapeOf(calls[each].data)] as const))}
}
`

/** The files that the app reads, from the repository's root, each with its text. */
export const generate = (): ReadonlyMap<string, string> =>
  new Map([
    ['src/services/answer-schemas.ts', ofApp()],
    ...APART.map((apart) => [`src/services/${apart.file}-schemas.ts`, written(apart)] as const),
  ])
