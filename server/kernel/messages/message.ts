/** A message to one recipient, and sending it: by mail or as a text message, with one interface. */
import type { Language } from '@contract/base/languages'

export interface Message {
  /** A mail address, or a telephone number. */
  readonly to: string
  /** The recipient's name; empty if unknown. */
  readonly name: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same in one line, for a text message. */
  readonly short: string
  /**
   * What a mail is about, in letters, digits and dashes: its Message-ID is made of it, so that mailboxes recognise one
   * that was sent twice.
   */
  readonly id?: string
  /** The address that ends mails of this kind without a login. */
  readonly unsubscribe?: string
}

export interface Channel {
  /** Resolves when the message was accepted; rejects if it could not be sent. */
  send(message: Message): Promise<void>
}

export interface Channels {
  readonly mail: Channel
  readonly sms: Channel
}
