import { presentReview } from '../catalogue/reviews'
import { handle, type CallHandler } from '../http/context'
import { submitReview } from './submit'

/** The call that comments (gaps §3). */
export const reviewHandlers: readonly CallHandler[] = [
  handle('submitReview', async ({ db, user, fields, lang, now, origin }) =>
    presentReview(await submitReview(db, { userId: user.id, fields, lang, now }), origin),
  ),
]
