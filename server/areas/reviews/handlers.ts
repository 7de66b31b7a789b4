import { presentReview } from '../catalogue/reviews'
import { handle, type CallHandler } from '../../kernel/http/context'
import { submitReview } from './submit'

/** The call that submits a review. */
export const reviewHandlers: readonly CallHandler[] = [
  handle('submitReview', async ({ db, user, fields, lang, now, origin }) =>
    presentReview(await submitReview(db, { userId: user.id, fields, lang, now }), origin),
  ),
]
