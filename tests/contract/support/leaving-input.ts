import { newBuyer } from './people'

/** Input that the calls of who leaves, stays or takes everything along must accept. */
export const leavingInput = {
  accountClosing: async () => ({ buyer: await newBuyer(), fields: {} }),
  accountDelete: async () => {
    const buyer = await newBuyer()
    return { buyer, fields: { password: buyer.password, forfeit: true } }
  },
  accountKeep: async () => ({ buyer: await newBuyer(), fields: {} }),
  accountExport: async () => ({ buyer: await newBuyer(), fields: { link: true } }),
}
