/** Messages that a server under test has sent: the files in its outbox (SOUK_TEST_OUTBOX). */
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

/** The code in the latest mail to this address that carries one in its subject; fails if none was sent. */
export function codeFor(address: string, folder?: string): string {
  const codes = mailsTo(address, folder).flatMap(
    (text) => /^Subject:.*?(?<!\d)(\d{6})(?!\d)/m.exec(text)?.slice(1) ?? [],
  )
  const code = codes.at(-1)
  if (code === undefined) throw new Error(`no code was mailed to ${address}`)
  return code
}
