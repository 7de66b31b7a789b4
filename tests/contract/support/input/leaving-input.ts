import { newBuyer } from '../people'

/** Valid input of the calls that close, keep or export an account. */
export const leavingInput = {
  accountClosing: async () => ({ buyer: await newBuyer(), fields: {} }),
  accountDelete: async () => {
    const buyer = await newBuyer()
    return { buyer, fields: { password: buyer.password, forfeit: true } }
  },
  accountKeep: async () => ({ buyer: await newBuyer(), fields: {} }),
  accountExport: async () => ({ buyer: await newBuyer(), fields: { link: true } }),
}
