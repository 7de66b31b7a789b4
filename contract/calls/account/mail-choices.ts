/** Which mails people get [rule.mail-choices]. Those about the own order or money always come, and are not in the list. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Flag } from '../../fields'
import { MAIL_CHOICES } from '../../mails'

const kind = Type.Union(MAIL_CHOICES.map((choice) => Type.Literal(choice)))
const data = Type.Object({ choices: Type.Array(Type.Object({ kind, on: Type.Boolean() })) })

export const mailChoices = defineCall('mailChoices', {
  summary: 'The mails that the caller can do without, and which of them are on.',
  fields: Type.Object({}),
  data,
})

/** Also for a kind that the account does not get now: it counts if it does later. */
export const mailChoose = defineCall('mailChoose', {
  summary: 'Switches a kind of mail on or off.',
  fields: Type.Object({ kind, on: Flag }),
  data,
})
