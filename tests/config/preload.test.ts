/** The script in the page's head that asks for the files and the answers of the first page, as a browser runs it. */
import vm from 'node:vm'
import { preloadScript } from '../../config/preload/preload-plugin'

const FILES: Readonly<Record<string, readonly string[]>> = {
  'page-home-home': ['js/1.js', 'css/2.css'],
  'page-prouduct-detail': ['js/1.js', 'js/3.js'],
}
const script = preloadScript(
  (chunk: string) => FILES[chunk] ?? [`js/${chunk}.js`],
  { languages: ['en', 'es'], start: 'es' },
  {
    address: 'https://api.example/start',
    calls: { '/adverts?type=advert&lang={lang}': 'adverts', '/wallets?': 'wallets', '/deals?lang={lang}': 'deals' },
  },
)

interface Answer {
  readonly json: () => Promise<unknown>
  readonly headers: ReadonlyMap<string, string>
}
interface Started {
  readonly language: string
  readonly [call: string]: unknown
}

const answer = (body: unknown, age?: string): Answer => ({
  json: () => Promise.resolve(body),
  headers: new Map(age ? [['age', age]] : []),
})

/** What a browser does at an address, with a language kept as it stands in the storage. */
function run(hash: string, kept: string | null, fetched: () => Promise<Answer> = () => Promise.resolve(answer({}))) {
  const links: { rel: string; as: string; href: string }[] = []
  const window: { soukStart?: Started } = {}
  const fetch = jest.fn((_address: string, _options: unknown) => fetched())
  vm.runInNewContext(script, {
    window,
    fetch,
    location: { hash },
    localStorage: { getItem: (key: string) => (key === 'lang' ? kept : null) },
    document: { createElement: () => ({}), head: { append: (link: (typeof links)[number]) => links.push(link) } },
  })
  expect(links.every(({ rel }) => rel === 'preload')).toBe(true)
  return {
    files: links.map(({ as, href }) => `${as} ${href}`),
    calls: fetch.mock.calls.map(([address]) => address),
    start: window.soukStart,
  }
}

const HOME = ['script js/1.js', 'style css/2.css']

describe('the files', () => {
  it('are those of the entry page and the texts of a first start', () => {
    expect(run('', null).files).toEqual([...HOME, 'script js/locale-es.js'])
  })

  it('are those of the page of the address, and the texts of the language that was chosen', () => {
    expect(run('#/pages/prouduct/detail?product_id=7', '{"data":"en"}').files).toEqual([
      ...['script js/1.js', 'script js/3.js', 'script js/locale-en.js'],
    ])
  })

  it('are the texts alone where the page is none of the first', () => {
    expect(run('#/pages/mine/wallet', '{"data":"en"}').files).toEqual(['script js/locale-en.js'])
  })

  it.each(['{"data":"xx"}', 'nonsense', '{}'])('are none when the device has kept %s, and nothing is asked', (kept) => {
    expect(run('', kept)).toEqual({ files: [], calls: [], start: undefined })
  })
})

describe('the answers [wire.start]', () => {
  const data = { adverts: { top: [] }, wallets: { list: [] } }

  it('are asked for at once, with those of home only there', () => {
    expect(run('', '{"data":"en"}').calls).toEqual(['https://api.example/start?lang=en&home=1'])
    expect(run('#/pages/home/home', null).calls).toEqual(['https://api.example/start?lang=es&home=1'])
    expect(run('#/pages/cart/cart', null).calls).toEqual(['https://api.example/start?lang=es'])
  })

  it('stand under the calls of the app, with the age of the copy; what is not in them is asked for', async () => {
    const { start } = run('', '{"data":"en"}', () => Promise.resolve(answer({ code: 200, data }, '9')))
    expect(start?.language).toBe('en')
    const part = (name: keyof typeof data) => ({
      statusCode: 200,
      header: { age: '9' },
      data: { code: 200, data: data[name] },
    })
    await expect(start?.['/adverts?type=advert&lang=en']).resolves.toEqual(part('adverts'))
    await expect(start?.['/wallets?']).resolves.toEqual(part('wallets'))
    await expect(start?.['/deals?lang=en']).resolves.toBeUndefined()
  })

  it.each([
    ['a refusal', () => Promise.resolve(answer({ code: 1000003, message: '', data: null }))],
    ['a page', () => Promise.resolve({ ...answer({}), json: () => Promise.reject(new SyntaxError('<')) })],
    ['no network', () => Promise.reject(new TypeError('failed'))],
  ])('are asked for by the app after %s', async (_what, fetched: () => Promise<Answer>) => {
    const { start } = run('', null, fetched)
    await expect(start?.['/wallets?']).resolves.toBeUndefined()
  })
})
