import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { readConfig } from '../../kernel/config/config'
import { createTestServer } from '../../testing/server'
import { openChannels } from '../../kernel/messages/channels'
import { codeMail } from './codes/code-mail'
import { accountKnownMail, passwordMail, payoutMail } from './account-mails'
import { isOneAddress, safeName } from '../../kernel/text/safe-text'
import { mailOf } from '../../kernel/messages/smtp'

const SENT = { to: 'a@b.c', code: '012345', market: 'Grand Bazaar' }
const FROM = 'Souk <shop@souk.test>'
const mailTo = (name: string, to = 'ana@souk.test') =>
  codeMail({ purpose: 'forgot', code: '012345', to, name, market: 'Grand Bazaar', language: 'en' })

/** The mail as it is sent. */
async function raw(name: string, to?: string): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await transport.sendMail(mailOf(mailTo(name, to), FROM))
  return String(message)
}

const NAMES = ['Ana', '王小明', '王小明（繁體）', 'สมชาย', 'さくら', 'José Ñandú', 'محمد', '👩‍👩‍👧 Mia']
const NASTY = [
  'Ana\r\nBcc: everyone@evil.test',
  'Ana\nSubject: Prize',
  'Ana\u2028Bcc: x@evil.test',
  'Ana\u0000\u0085Bcc: x@evil.test',
  '"Ana" <x@evil.test>, ',
  '\u202eanA',
  'ö\r\nBcc: everyone@evil.test\u202e',
]

describe('the head of a mail', () => {
  it.each([...NAMES, ...NASTY])('has one recipient and no line of a name, for %j', async (name) => {
    const head = one((await raw(name)).split('\n\n'))
    const unfolded = head.replace(/\n[ \t]+/g, ' ').split('\n')
    expect(unfolded.filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1)
    expect(unfolded.filter((line) => /^subject:/i.test(line))).toEqual(['Subject: 012345 is your Grand Bazaar code'])
    expect(unfolded.find((line) => /^to:/i.test(line))).toMatch(/<?ana@souk\.test>?$/)
  })

  it.each(['a@souk.test, b@evil.test', 'a@souk.test\nBcc: b@evil.test', 'Ana <a@souk.test>', 'a;b@souk.test', ''])(
    'is never written to %j',
    async (to) => {
      expect(isOneAddress(to)).toBe(false)
      await expect(raw('Ana', to)).rejects.toThrow('address of one person')
    },
  )

  it('keeps every script and emoji of a name, in its own direction and at most 60 characters', () => {
    for (const name of NAMES) expect(safeName(name)).toBe(name)
    expect(safeName('\u202eanA\u2066 \u200f')).toBe('anA')
    expect([...safeName('😀'.repeat(10_000))]).toHaveLength(60)
  })
})

describe('what is written', () => {
  it.each(LANGUAGE_CODES)('says the same in text and HTML, with the code once, in %s', (language) => {
    for (const purpose of ['register', 'forgot', 'confirm'] as const) {
      const { subject, text, html, short } = codeMail({ ...SENT, purpose, name: '', language })
      for (const part of [subject, text, html, short]) expect(part).toContain('012345')
      for (const part of [subject, text, html]) expect(part).toContain('Grand Bazaar')
      expect(html).toContain('<!doctype html>')
      expect(text).not.toMatch(/[<{]/)
    }
    expect(accountKnownMail({ ...SENT, name: 'Ana', language }).subject).toContain('Grand Bazaar')
    const owner = { ...SENT, name: 'Ana', language }
    expect(payoutMail(owner).text).not.toBe(passwordMail(owner).text)
  })

  it('speaks six languages', () => {
    const texts = LANGUAGE_CODES.map((language) => codeMail({ ...OWN, language }).text)
    expect(new Set(texts).size).toBe(LANGUAGE_CODES.length)
  })

  it('escapes what people call themselves', () => {
    const { html } = mailTo('<script>alert(1)</script>')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })
})

const OWN = { ...SENT, purpose: 'register', name: 'Ana' } as const

describe('the outbox', () => {
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-outbox-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('has a mail as text and as HTML and a text message as text, for the server’s own user alone', async () => {
    const config = readConfig({ SOUK_DATA: folder })
    const channels = openChannels(config)
    await channels.mail.send(mailTo('Ana'))
    await channels.sms.send(mailTo('Ana', '+66 81 234 5678'))
    const names = fs.readdirSync(config.outboxFolder).sort()
    expect(names.map((name) => name.split('-').pop()).sort()).toEqual(['mail.html', 'mail.txt', 'sms.txt'])
    for (const name of names) {
      const file = path.join(config.outboxFolder, name)
      expect(fs.statSync(file).mode & 0o077).toBe(0)
      expect(fs.readFileSync(file, 'utf8')).toContain('012345')
    }
  })

  it('is never served', async () => {
    const uploadsFolder = path.join(folder, 'uploads')
    const outboxFolder = path.join(folder, 'outbox')
    fs.mkdirSync(outboxFolder)
    fs.mkdirSync(uploadsFolder)
    fs.writeFileSync(path.join(outboxFolder, 'x-mail.txt'), 'secret')
    const server = await createTestServer([], { config: { dataFolder: folder, uploadsFolder, outboxFolder } })
    const paths = ['outbox', 'uploads/../outbox', 'uploads/%2e%2e%2foutbox', 'media/../outbox', '.souk/outbox']
    for (const where of paths) {
      const { statusCode, body } = await server.http.inject(`/${where}/x-mail.txt`)
      expect([where, statusCode, body.includes('secret')]).toEqual([where, 404, false])
    }
    await server.close()
  })

  it('does nothing for an unknown account', async () => {
    const { mail, sms } = openChannels(readConfig({ SOUK_DATA: folder }))
    await expect(mail.send(mailTo('Ana', '../../x'))).rejects.toThrow()
    await expect(sms.send(mailTo('Ana', 'ana@souk.test'))).rejects.toThrow()
  })

  it('is not used in production, where nothing is sent before a channel is set', async () => {
    const { mail, sms } = openChannels(
      readConfig({ SOUK_DATA: folder, NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }),
    )
    await expect(mail.send(mailTo('Ana'))).rejects.toThrow('SMTP_URL is not set')
    await expect(sms.send(mailTo('Ana', '+66812345678'))).rejects.toThrow('SMS_URL is not set')
    expect(fs.existsSync(path.join(folder, 'outbox'))).toBe(false)
  })
})

describe('the settings of messages', () => {
  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_URL', 'sms:123'],
    ['MAIL_FROM', 'Souk'],
    ['MAIL_FROM', 'Souk <shop@souk.test>\r\nBcc: everyone@evil.test'],
    ['MAIL_CODE', 'yes'],
  ])('stop the start with one line for %s %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})

describe('a gateway of text messages', () => {
  it('gets number, text and token, and what it refuses is not sent', async () => {
    const asked: unknown[] = []
    const gateway = http.createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        asked.push([request.headers.authorization, JSON.parse(body)])
        response.statusCode = asked.length === 1 ? 202 : 503
        response.end()
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const { port } = gateway.address() as AddressInfo
    const { sms } = openChannels(readConfig({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'key' }))
    const message = mailTo('Ana', '+66812345678')
    await sms.send(message)
    expect(asked).toEqual([['Bearer key', { to: '+66812345678', text: '012345 is your Grand Bazaar code' }]])
    await expect(sms.send(message)).rejects.toThrow('503')
    gateway.close()
  })
})
