/** Valid input for the calls of guests. */
import { guestWithOrder, newGuest } from '../guests'
import { freshEmail, PASSWORD } from '../people'

export const guestInput = {
  loginByOrder: async () => ({ fields: (await guestWithOrder()).link }),
  sendOrderLink: async () => ({ fields: (await guestWithOrder()).link }),
  changeGuestEmail: async () => ({ buyer: await newGuest(), fields: { email: freshEmail() } }),
  registerGuest: async () => ({ fields: { name: '王小明', email: freshEmail(), terms: true } }),
  registerFromGuest: async () => ({ buyer: await newGuest(), fields: { password: PASSWORD } }),
}
