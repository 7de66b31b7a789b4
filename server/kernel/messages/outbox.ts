/** Messages as files, for developers instead of a mailbox. They are never served. */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Channel, Message } from './message'
import { isOneAddress, safeName, safeSubject } from '../text/safe-text'

const PHONE = /^\+?[0-9][0-9 ()-]{4,23}$/

const head = (lines: Record<string, string>) =>
  Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')

/** The files of a message, by their suffix. */
function filesOf(kind: 'mail' | 'sms', message: Message, at: Date): Record<string, string> {
  const { to, name, subject, text, html, short } = message
  const date = at.toISOString()
  if (kind === 'sms') return { 'sms.txt': `${head({ To: to, Date: date })}\n${short}\n` }
  const heading = head({ To: `${safeName(name)} <${to}>`, Subject: safeSubject(subject), Date: date })
  return { 'mail.txt': `${heading}\n${text}\n`, 'mail.html': html }
}

/**
 * Writes each message into the folder, with the time at the start of its name; only the server's own user can read
 * it.
 */
export function createOutbox(folder: string, kind: 'mail' | 'sms'): Channel {
  return {
    async send(message) {
      const { to } = message
      if (kind === 'mail' ? !isOneAddress(to) : !PHONE.test(to)) throw new Error('nobody can be reached there')
      const at = new Date()
      const stamp = `${at.toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      for (const [end, content] of Object.entries(filesOf(kind, message, at))) {
        await fs.writeFile(path.join(folder, `${stamp}-${end}`), content, { mode: 0o600, flag: 'wx' })
      }
    },
  }
}
