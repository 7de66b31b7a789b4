/** The limits of messages about orders. */

/** The longest message, in characters. */
export const MESSAGE_MAX = 2_000

/** Who wrote a message: the buyer, or the shop, for which operators can answer. */
export const MESSAGE_AUTHORS = ['buyer', 'shop'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

/** How many messages an account can send within an hour, in all its orders together [rule.message-limits]. */
export const MESSAGES_PER_HOUR = 30
