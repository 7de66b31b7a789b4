import { createTransport } from 'nodemailer'
import { languageTag } from '@contract/base/languages'
import type { Channel, Message } from './message'
import { isOneAddress, safeName, safeSubject } from '../text/safe-text'

/** How long the mail server may take to connect, to greet, and to answer, in milliseconds: a user waits for it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The domain of the sender: `Souk <shop@souk.example>` → `souk.example`. */
const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** The headers with which a mailbox offers to unsubscribe, by one click as well (RFC 2369, RFC 8058). */
const leaving = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A message in nodemailer's format. Throws unless the recipient is exactly one address. */
export function mailOf({ to, name, language, subject, text, html, id, unsubscribe }: Message, from: string) {
  if (!isOneAddress(to)) throw new Error('this is not the address of one person')
  return {
    ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }),
    from,
    to: { name: safeName(name), address: to },
    subject: safeSubject(subject),
    text,
    html,
    headers: {
      'Content-Language': languageTag(language),
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined ? {} : leaving(unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Mails through an SMTP server.
 * @param url `smtp://user:password@host:587`, or `smtps://…` with TLS from the first byte on
 * @param from whom they come from: `Souk <shop@souk.example>`
 */
export function createSmtp(url: string, from: string): Channel {
  const transport = createTransport({ url, ...PATIENCE })
  return {
    async send(message) {
      await transport.sendMail(mailOf(message, from))
    },
  }
}
