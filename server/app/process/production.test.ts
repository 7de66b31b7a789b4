/** An empty server as production starts it: it says whose it is, and nothing of the demo. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { API_PREFIX } from '@contract/endpoints/app'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { patient } from '../../../tests/jest/patience'
import { startMailServer, type MailServer } from '../../../tests/support/mail-server'
import { pdfText } from '../../../tests/support/pdf-text'
import { startServer, type RealServer } from '../../../tests/support/real-server'
import { DEMO_WORDS } from '../../testing/demo-words'
import { DEMO_NOTICE } from '../demo/vocabulary/notice'
import { exampleOf } from '../web/openapi/examples'

const ROOT = path.join(__dirname, '../../..')
const COMPANY = {
  COMPANY_NAME: 'Market Ltd',
  COMPANY_ADDRESS: '1 High Street, Dublin',
  COMPANY_EMAIL: 'help@market.example',
  COMPANY_TAX_ID: 'IE1234567T',
}

let folder: string
let mails: MailServer
let server: RealServer
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-production-'))
  mails = await startMailServer()
  server = await startServer({
    ...COMPANY,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://market.example',
    DATABASE_URL: '',
    SOUK_DATA: folder,
    SMTP_URL: mails.url,
    DRAIN_SECONDS: '0',
  })
}, patient(180_000))
afterAll(async () => {
  await server.stop()
  await mails.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const get = (place: string, lang: Language) =>
  fetch(`${server.url}${place}`, { headers: { lang, 'accept-language': lang, accept: 'text/html,*/*' } })

/** What a stranger reads, and what it is called in a failure. */
type Read = readonly [name: string, text: string]

/** Makes a call without a session: with the example of its documentation, and these fields. */
async function made({ endpoint, fields }: Call, lang: Language, own: Readonly<Record<string, string>> = {}) {
  const example = { ...(exampleOf(fields) as Readonly<Record<string, unknown>>), ...own }
  const entries = Object.entries(example).map(([field, value]) => {
    return [field, typeof value === 'object' ? JSON.stringify(value) : String(value)]
  })
  const place = endpoint.path.replace(/:(\w+)/g, (_, field: string) => String(example[field]))
  const form = new URLSearchParams(entries).toString()
  const isGet = endpoint.method === 'GET'
  const answer = await fetch(`${server.url}${API_PREFIX}${place}${isGet ? `?${form}` : ''}`, {
    method: endpoint.method,
    headers: { lang, 'content-type': 'application/x-www-form-urlencoded' },
    body: isGet ? undefined : form,
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

const PAGES = ['/', '/console/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/go/product/1', '/nothing']
const REFERENCES = [`${API_PREFIX}/docs`, `${API_PREFIX}/openapi.json`]

/** A mail, with what its parts say in quoted-printable and in base64. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  const blocks = mail.split('\n\n').map((block) => Buffer.from(block, 'base64').toString())
  return [mail, Buffer.from(bytes, 'latin1').toString(), ...blocks].join('\n')
}

async function expectNoDemo(reads: readonly Promise<Read>[]): Promise<void> {
  for (const [name, text] of await Promise.all(reads)) {
    const found = DEMO_WORDS.exec(text)?.[0] ?? null
    expect({ name, found }).toEqual({ name, found: null })
  }
}

it.each(LANGUAGE_CODES)('the words of the demo are found where it is one: %s', (language) => {
  expect(DEMO_NOTICE[language]).toMatch(DEMO_WORDS)
})

describe('an empty shop in production [documents.company] [durable.demo-refused]', () => {
  it.each(LANGUAGE_CODES)('says nothing of a demo in its calls, pages and documents: %s', async (lang) => {
    const open = Object.values<Call>(calls).filter(({ endpoint }) => endpoint.token === 'optional' && !endpoint.file)
    expect(open.length).toBeGreaterThan(30)
    await expectNoDemo([
      ...open.map(async (call): Promise<Read> => [call.name, await made(call, lang)]),
      ...[...PAGES, ...REFERENCES].map(async (place): Promise<Read> => [place, await (await get(place, lang)).text()]),
    ])
    const document = await get(`${API_PREFIX}/about_us-policy/document?lang=${lang}`, lang)
    const about = pdfText(new Uint8Array(await document.arrayBuffer()))
      .join('')
      .replaceAll(/\s/g, '')
    expect(about).not.toMatch(DEMO_WORDS)
    for (const part of Object.values(COMPANY)) expect(about).toContain(part.replaceAll(' ', ''))
  })

  it('names its company in the terms that buyers accept, and where they ask', async () => {
    for (const name of ['termsPolicy', 'supportPolicy', 'privacyPolicy', 'aboutUsPolicy'] as const) {
      const { data } = JSON.parse(await made(calls[name], 'en')) as { data: Readonly<Record<string, string>> }
      for (const language of LANGUAGE_CODES) {
        for (const part of Object.values(COMPANY)) expect(data[`content_${language}`]).toContain(part)
      }
    }
  })

  it('sends mails from its company, without a word of a demo', async () => {
    for (const [index, lang] of LANGUAGE_CODES.entries()) {
      await made(calls.registerSendCode, lang, { email: `ada-${index}@market.example` })
    }
    expect(mails.taken.length).toBeGreaterThanOrEqual(LANGUAGE_CODES.length)
    for (const mail of mails.taken) {
      expect(mail).toContain('From: Market Ltd <help@market.example>')
      expect(decoded(mail)).not.toMatch(DEMO_WORDS)
    }
  })

  it.each(['server/kernel/text/catalogues', 'src/locales/catalogues', 'console/locales'])(
    'has no text of a demo in %s',
    (place) => {
      for (const language of LANGUAGE_CODES) {
        const texts = JSON.parse(fs.readFileSync(path.join(ROOT, place, `${language}.json`), 'utf8')) as object
        // the page of the sandbox gateway, which production has not
        const found = DEMO_WORDS.exec(JSON.stringify({ ...texts, practicePage: {} }))?.[0] ?? null
        expect({ language, found }).toEqual({ language, found: null })
      }
    },
  )
})
