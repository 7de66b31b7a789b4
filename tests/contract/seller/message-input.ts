/** Valid input for the calls about messages of orders. */
import { ok } from '../support/client'
import { newQuestion, newSale } from '../support/seller-orders'

const page = { p: 1, page_size: 5 }

async function atShop() {
  const { seller, order_id, message_id } = await newQuestion()
  return { buyer: seller, fields: { shop_id: seller.shopId, order_id }, message_id }
}

export const messageInput = {
  orderMessages: async () => {
    const { buyer, order_id } = await newQuestion()
    return { buyer, fields: { order_id, ...page } }
  },
  orderMessageSend: async () => {
    const { buyer, order_id } = await newSale()
    return { buyer, fields: { order_id, text: 'Can you pack it as a gift?' } }
  },
  orderMessagesRead: async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const { message } = await ok('sellerMessageSend', { order_id, text: 'Of course.' }, seller)
    return { buyer, fields: { order_id, message_id: message.message_id } }
  },
  sellerMessages: async () => {
    const { buyer, fields } = await atShop()
    return { buyer, fields: { ...fields, ...page } }
  },
  sellerMessageSend: async () => {
    const { buyer, fields } = await atShop()
    return { buyer, fields: { ...fields, text: 'Of course, with a ribbon.' } }
  },
  sellerMessagesRead: async () => {
    const { buyer, fields, message_id } = await atShop()
    return { buyer, fields: { ...fields, message_id, answered: true } }
  },
}
