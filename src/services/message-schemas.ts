// Written by `npm run schemas` from contract/; tools/answer-schemas/shape.ts says how it reads.
import type { BuyersMessageCall } from '@contract/endpoints/messages'

/** What the app takes apart in the answer of each of these calls; nothing of those that are not named. */
export const MESSAGE_SCHEMAS: Partial<Record<BuyersMessageCall, string>> = {
  orderMessages: '{list:[{}]}',
  mailChoices: '{choices:[{}]}',
  mailChoose: '{choices:[{}]}',
}
