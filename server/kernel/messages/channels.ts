import type { Config } from '../config/config'
import type { Channel, Channels } from './message'
import { createOutbox } from './outbox'
import { createSmsGateway } from './sms-gateway'
import { createSmtp } from './smtp'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsToken' | 'outboxFolder' | 'production'>

const closed = (what: string): Channel => ({
  send: () => Promise.reject(new Error(`${what} is not set: nothing can be sent`)),
})

/** The configured channels; without one, the outbox on disk, and in production none. */
export function openChannels({ smtpUrl, mailFrom, smsUrl, smsToken, outboxFolder, production }: Settings): Channels {
  const otherwise = (kind: 'mail' | 'sms', name: string) =>
    production ? closed(name) : createOutbox(outboxFolder, kind)
  return {
    mail: smtpUrl ? createSmtp(smtpUrl, mailFrom) : otherwise('mail', 'SMTP_URL'),
    sms: smsUrl ? createSmsGateway(smsUrl, smsToken) : otherwise('sms', 'SMS_URL'),
  }
}
