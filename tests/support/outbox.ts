/** What a server under test has written to people: the files of its outbox (SOUK_TEST_OUTBOX). */
import fs from 'node:fs'
import path from 'node:path'

/** The texts of the mails to this address, the latest last. */
export function mailsTo(address: string, folder = process.env.SOUK_TEST_OUTBOX ?? ''): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('mail.txt'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes(`<${address}>`))
}

/** The code in the latest mail to this address; fails when none was sent. */
export function codeFor(address: string, folder?: string): string {
  const [code] = /\b\d{6}\b/.exec(mailsTo(address, folder).at(-1) ?? '') ?? []
  if (code === undefined) throw new Error(`no code was mailed to ${address}`)
  return code
}
