/** Valid input for the calls of guests. */
import { guestWithOrder, newGuest } from '../guests'
import { freshEmail, newBuyer, PASSWORD } from '../people'

export const guestInput = {
  loginByOrder: async () => ({ fields: (await guestWithOrder()).link }),
  sendOrderLink: async () => ({ fields: (await guestWithOrder()).link }),
  claimOrders: async () => {
    const buyer = await newBuyer()
    const { guest } = await guestWithOrder(buyer.email)
    return { buyer, fields: { guest_token: guest.token } }
  },
  changeGuestEmail: async () => ({ buyer: await newGuest(), fields: { email: freshEmail() } }),
  registerGuest: async () => ({ fields: { name: '王小明', email: freshEmail(), terms: true } }),
  registerFromGuest: async () => ({ buyer: await newGuest(), fields: { password: PASSWORD } }),
}
