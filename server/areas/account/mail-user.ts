import type { Context } from '../../kernel/http/context'
import type { Message } from '../../kernel/messages/message'

/**
 * Mails the user about a change that has already happened: if the mail fails, this is logged and nothing is undone.
 * An account without an address gets none.
 */
export async function mailUser(message: Message, { channels, log }: Pick<Context, 'channels' | 'log'>): Promise<void> {
  if (message.to === '') return
  try {
    await channels.mail.send(message)
  } catch (error) {
    log.error({ err: error }, 'the owner of an account could not be notified of a change')
  }
}
