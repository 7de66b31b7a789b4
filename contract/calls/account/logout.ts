import { defineCall } from '../../call'
import { Empty } from '../../fields'

/** Ends this session; acts only with the token header and is never cached [wire.get-uncached]. */
export const logout = defineCall('logout', {
  summary: 'Ends the session.',
  fields: Empty,
  data: Empty,
})
