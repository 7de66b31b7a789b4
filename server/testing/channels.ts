import type { Channel, Channels, Message } from '../kernel/messages/message'

/** Keeps what it is given. */
export function createTestChannels(sent: Message[]): Channels {
  const channel: Channel = {
    send: async (message) => void sent.push(message),
  }
  return { mail: channel, sms: channel }
}
