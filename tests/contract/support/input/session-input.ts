/** Valid input for the calls about the user's sessions. */
import { at } from '@contract/rules/lists'
import { ok } from '../client'
import { newBuyer } from '../people'

const byBuyer = async () => ({ buyer: await newBuyer(), fields: {} })

export const sessionInput = {
  logout: byBuyer,
  getUserinfo: byBuyer,
  sessions: byBuyer,
  sessionEnd: async () => {
    const buyer = await newBuyer()
    const { email, password } = buyer
    await ok('login', { email, password })
    const { list } = await ok('sessions', {}, buyer)
    return { buyer, fields: { session_id: at(list, 1).session_id } }
  },
  sessionsEndOthers: byBuyer,
  signIns: async () => ({ buyer: await newBuyer(), fields: { p: 1, page_size: 5 } }),
}
