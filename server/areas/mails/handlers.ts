import { handle, type CallHandler } from '../../kernel/http/context'
import { choose, readChoices } from './choices'

export const mailHandlers: readonly CallHandler[] = [
  handle('mailChoices', ({ db, user }) => readChoices(db, user.id)),
  handle('mailChoose', async ({ db, user, fields }) => {
    await choose(db, user.id, fields.kind, fields.on)
    return readChoices(db, user.id)
  }),
]
