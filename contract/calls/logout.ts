import { defineCall } from '../call'
import { Empty } from '../fields'

/** Ends this session; acts only with the token header and is never cached (gaps §1). */
export const logout = defineCall('logout', {
  summary: 'Ends the session.',
  fields: Empty,
  data: Empty,
})
