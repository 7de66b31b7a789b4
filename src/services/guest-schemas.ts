// Written by `npm run schemas` from contract/; tools/answer-schemas/shape.ts says how it reads.
import type { GuestCall } from '@contract/endpoints/guests'

/** What the app takes apart in the answer of each of these calls; nothing of those that are not named. */
export const GUEST_SCHEMAS: Partial<Record<GuestCall, string>> = {
  loginByOrder: '{user:{card:{},product:{},notice:{}},card:{}}',
  sendOrderLink: '{}',
  registerGuest: '{user:{card:{},product:{},notice:{}},card:{}}',
  changeGuestEmail: '{card:{},product:{},notice:{}}',
  claimOrders: '{}',
  registerFromGuest: '{card:{},product:{},notice:{}}',
}
