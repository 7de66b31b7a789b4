import { Share } from 'react-native'
import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/** The address that opens a card in any browser. */
export const addressOf = ({ link }: ShareCard): string => shareAddress(process.env.TARO_APP_API, link)

/** Opens the system's share sheet. Rejects when there is none. */
export async function send(card: ShareCard): Promise<Sent> {
  const { title } = card
  const url = addressOf(card)
  // Android reads only the message; iOS adds the address to it
  const { action } = await Share.share({ title, message: `${title}\n${url}` }, { subject: title, dialogTitle: title })
  return action === Share.dismissedAction ? 'cancelled' : 'sent'
}
