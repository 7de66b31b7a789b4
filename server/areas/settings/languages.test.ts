/** The server's texts, in every language. */
import { LANGUAGE_CODES, LANGUAGES } from '@contract/base/languages'
import { handlers } from '../../app/handlers'
import { textOf } from '../../kernel/text/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(handlers)
})
afterAll(() => server.close())

it('offers every language by its own name [const.languages]', async () => {
  const { data } = await server.call('getLanguages', {})
  expect(data.list).toEqual(LANGUAGES.map(({ code, name }) => ({ code, name })))
})

it('answers its terms in every language', async () => {
  const { data } = await server.call('termsPolicy', {})
  for (const language of LANGUAGE_CODES) {
    expect(Reflect.get(data, `title_${language}`)).toBe(textOf('terms.title', language))
    expect(Reflect.get(data, `content_${language}`)).toContain(textOf('terms.heading_1', language))
  }
})

it.each(LANGUAGE_CODES)('says on its way back to the shop, in %s, that it is done', async (language) => {
  const page = await server.http.inject({
    url: '/return/host/pages/home/home',
    headers: { 'accept-language': LANGUAGES.find(({ code }) => code === language)?.tag ?? '' },
  })
  expect(page.body).toContain(textOf('returnPage.done', language))
})
