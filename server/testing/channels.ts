import type { Channel, Channels, Message } from '../kernel/messages/message'

/** Keeps the messages it gets. */
export function createTestChannels(sent: Message[]): Channels {
  const channel: Channel = {
    send: async (message) => void sent.push(message),
  }
  return { mail: channel, sms: channel }
}
