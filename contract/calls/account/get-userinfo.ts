import { defineCall } from '../../call'
import { UserInfo } from '../../entities/user'
import { Empty } from '../../fields'

/** The account of the token. */
export const getUserinfo = defineCall('getUserinfo', {
  summary: 'The caller’s account, with its counts and seller status.',
  fields: Empty,
  data: UserInfo,
})
