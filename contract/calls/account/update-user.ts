import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { UserInfo } from '../../entities/user'
import { Id, Line } from '../../fields'

/** The payout accounts; an empty text deletes one. */
const Payout = Type.Optional(Type.String({ maxLength: 100 }))

/**
 * Changes the fields that are sent [field.profile.password]. A new password, and payout accounts, need the current
 * `password`; five wrong attempts lock these changes for 15 minutes: 1100004 with data {reason: locked, retry_after}.
 * A new password ends all other sessions.
 */
export const updateUser = defineCall('updateUser', {
  summary: 'Changes the caller’s profile.',
  fields: Type.Object({
    firstname: Type.Optional(Line(200)),
    phone: Type.Optional(Type.String({ maxLength: 100 })),
    /** The id of an upload for this purpose. */
    avatar: Type.Optional(Id),
    /** The id of an address, which becomes the default. */
    address: Type.Optional(Id),
    bank_name: Payout,
    bank_account_name: Payout,
    bank_account_number: Payout,
    bank_routing_number: Payout,
    virtual_wallet: Payout,
    new_password: Type.Optional(Line(1000)),
    password_confirm: Type.Optional(Type.String({ maxLength: 1000 })),
    password: Type.Optional(Line(1000)),
  }),
  data: UserInfo,
  codes: [Code.accountData, Code.notFound],
})
