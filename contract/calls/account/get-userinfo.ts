import { defineCall } from '../../call'
import { UserInfo } from '../../entities/user'
import { Empty } from '../../fields'

/** The account of the token. */
export const getUserinfo = defineCall('getUserinfo', {
  summary: 'The account, its counts and its seller state.',
  fields: Empty,
  data: UserInfo,
})
