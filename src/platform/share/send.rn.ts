import { Share } from 'react-native'
import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/** Opens the system's share sheet. Rejects when there is none. */
export async function send({ title, link }: ShareCard): Promise<Sent> {
  const url = shareAddress(process.env.TARO_APP_API, link)
  // Android reads only the message; iOS adds the address to it
  const { action } = await Share.share({ title, message: `${title}\n${url}` }, { subject: title, dialogTitle: title })
  return action === Share.dismissedAction ? 'cancelled' : 'sent'
}
