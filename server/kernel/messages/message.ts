/** What is written to one person, and how it leaves: by mail or as a text message, behind one interface. */
import type { Language } from '@contract/languages'

export interface Message {
  /** A mail address, or a telephone number. */
  readonly to: string
  /** What the person is called; empty when that is not known. */
  readonly name: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same in one line, for a text message. */
  readonly short: string
}

export interface Channel {
  /** Resolves when the message is on its way; rejects when it could not be sent. */
  send(message: Message): Promise<void>
}

export interface Channels {
  readonly mail: Channel
  readonly sms: Channel
}
