import type { Context } from '../../kernel/http/context'
import type { Message } from '../../kernel/messages/message'

/** Mails what has happened already: a mail that does not leave is logged, and undoes nothing. Nobody is told without an address. */
export async function tell(message: Message, { channels, log }: Pick<Context, 'channels' | 'log'>): Promise<void> {
  if (message.to === '') return
  try {
    await channels.mail.send(message)
  } catch (error) {
    log.error({ err: error }, 'the owner of an account could not be told of a change')
  }
}
