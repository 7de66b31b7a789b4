/** The script in the page's head that asks for the files and the answers of the first page, as a browser runs it. */
import vm from 'node:vm'
import { pictureUrl } from '@/domain/catalogue/picture'
import { preloadScript } from '../../config/preload/preload-plugin'

const FILES: Readonly<Record<string, readonly string[]>> = {
  'page-home-home': ['js/1.js', 'css/2.css'],
  'page-prouduct-detail': ['js/1.js', 'js/3.js'],
}
const script = preloadScript(
  (chunk: string) => FILES[chunk] ?? [`js/${chunk}.js`],
  { languages: ['en', 'es'], start: 'es' },
  {
    api: 'https://api.example',
    start: '/start',
    parts: { adverts: '/adverts?type=advert&lang={lang}', wallets: '/wallets?', flash_deals: '/deals?lang={lang}' },
    product: '/product',
    language: 'lang',
    placeholder: '{lang}',
    timeout: 60_000,
  },
)

interface Answer {
  readonly status: number
  readonly json: () => Promise<unknown>
  readonly headers: ReadonlyMap<string, string>
}
interface Started {
  readonly language: string
  readonly [call: string]: unknown
}

const answer = (body: unknown, age?: string): Answer => ({
  status: 200,
  json: () => Promise.resolve(body),
  headers: new Map(age ? [['age', age]] : []),
})

/** The storage of a device, as it is written there. */
type Device = Readonly<Record<string, string>>

const ENGLISH: Device = { lang: '{"data":"en"}' }

/** What a browser does at an address, with what is kept in its storage. */
function run(
  hash: string,
  kept: Device = {},
  fetched: (address: string) => Promise<Answer> = async () => answer({}),
  frame: readonly string[] = [],
) {
  const links: { rel: string; as: string; href: string; fetchPriority: string }[] = []
  const shown: Record<string, string[]> = {}
  const pictures: { src: string; fetchPriority: string }[] = []
  const window: { soukStart?: Started } = {}
  const fetch = jest.fn((address: string, _options: unknown) => fetched(address))
  vm.runInNewContext(script, {
    window,
    fetch,
    AbortSignal: { timeout: (ms: number) => `limit ${ms}` },
    Image: function Image() {
      pictures.push(this as unknown as (typeof pictures)[number])
    },
    location: { hash },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: {
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
      getElementById: (id: string) =>
        frame.includes(id) ? { append: ({ src }: { src: string }) => (shown[id] ??= []).push(src) } : null,
    },
  })
  expect(links.every(({ rel, fetchPriority }) => rel === 'preload' && fetchPriority === 'low')).toBe(true)
  expect(fetch.mock.calls.every(([, options]) => (options as { signal: unknown }).signal === 'limit 60000')).toBe(true)
  return {
    files: links.map(({ as, href }) => `${as} ${href}`),
    calls: fetch.mock.calls.map(([address]) => address),
    start: window.soukStart,
    pictures,
    shown,
  }
}

const HOME = ['script js/1.js', 'style css/2.css']

describe('the files', () => {
  it('are those of the entry page and the texts of a first start', () => {
    expect(run('').files).toEqual([...HOME, 'script js/locale-es.js'])
  })

  it('are those of the page of the address, and the texts of the language that was chosen', () => {
    expect(run('#/pages/prouduct/detail?product_id=7', ENGLISH).files).toEqual([
      ...['script js/1.js', 'script js/3.js', 'script js/locale-en.js'],
    ])
  })

  it('are the texts alone where the page is none of the first', () => {
    expect(run('#/pages/mine/wallet', ENGLISH).files).toEqual(['script js/locale-en.js'])
  })

  it.each(['{"data":"xx"}', 'nonsense'])('are none when the device has kept %s, and nothing is asked', (kept) => {
    expect(run('', { lang: kept })).toEqual({ files: [], calls: [], start: undefined, pictures: [], shown: {} })
  })
})

describe('the answers [wire.start]', () => {
  const data = { adverts: { top: [] }, wallets: { list: [] } }

  it('are asked for at once, with those of home only there', () => {
    expect(run('', ENGLISH).calls).toEqual(['https://api.example/start?lang=en&home=1'])
    expect(run('#/pages/home/home').calls).toEqual(['https://api.example/start?lang=es&home=1'])
    expect(run('#/pages/cart/cart').calls).toEqual(['https://api.example/start?lang=es'])
  })

  it('stand under the calls of the app, with the age of the copy; what is not in them is asked for', async () => {
    const { start } = run('', ENGLISH, () => Promise.resolve(answer({ code: 200, data }, '9')))
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
    const { start } = run('', {}, fetched)
    await expect(start?.['/wallets?']).resolves.toBeUndefined()
  })
})

describe('a product', () => {
  const PRODUCT = 'https://api.example/product?product_id=7&lang=en'
  const data = { product: { image: 'p/bag-300.webp' } }
  const currencies = { static_url: 'https://cdn.example/media/' }
  const fetched = async (address: string) =>
    answer({ code: 200, data: address === PRODUCT ? data : { currencies } }, '9')
  const at = (kept: Device) => run('#/pages/prouduct/detail?product_id=7&from=card', kept, fetched)

  it('is asked for beside the start, and its picture once both are there', async () => {
    const { calls, start, pictures } = at(ENGLISH)
    expect(calls).toEqual(['https://api.example/start?lang=en', PRODUCT])
    await expect(start?.['/product?product_id=7&lang=en']).resolves.toEqual({
      statusCode: 200,
      header: { age: '9' },
      data: { code: 200, data },
    })
    await new Promise(setImmediate)
    expect(pictures).toEqual([
      { src: pictureUrl(currencies.static_url, data.product.image, 600), fetchPriority: 'high' },
    ])
  })

  it('is left to the app for a buyer, whose answer is another', () => {
    expect(at({ ...ENGLISH, 'access-token': '{"data":"abc"}' }).calls).toEqual(['https://api.example/start?lang=en'])
    expect(at({ ...ENGLISH, 'access-token': '{"data":""}' }).calls).toHaveLength(2)
  })

  it('is left to the app where the address has none', () => {
    expect(run('#/pages/prouduct/detail').calls).toHaveLength(1)
  })
})

describe('the pictures of home', () => {
  const pictures = ['a/teapot.webp', '/p/bag-600.webp', 'https://other.example/hat-600.avif', 'p/shoe-600.webp']
  const [art, ...deals] = pictures.map((image) => ({ image }))

  it.each(['/media', 'https://cdn.example/media/'])(
    'are those of the first advert and the first deals, under %s',
    async (base) => {
      const body = { currencies: { static_url: base }, adverts: { top: [art, art] }, flash_deals: { list: deals } }
      const opened = run('', {}, async () => answer({ code: 200, data: body }))
      await new Promise(setImmediate)
      const sizes = [600, 300, 300] as const
      expect(opened.pictures.map(({ src }) => src)).toEqual(
        sizes.map((size, place) => pictureUrl(base, pictures[place] ?? '', size)),
      )
    },
  )

  it('stand in the frame that the page shows meanwhile, while it is there [face.first-paint]', async () => {
    const body = { currencies: { static_url: '/m' }, adverts: { top: [art] }, flash_deals: { list: deals } }
    const frame = ['first-paint-advert', 'first-paint-deal1']
    const opened = run('', {}, async () => answer({ code: 200, data: body }), frame)
    await new Promise(setImmediate)
    expect(opened.shown).toEqual({
      'first-paint-advert': ['/m/a/teapot.webp'],
      'first-paint-deal1': ['https://other.example/hat-300.avif'],
    })
    expect(opened.pictures).toHaveLength(3)
  })

  it('are left to the app where there are none', async () => {
    const body = { currencies: { static_url: '' }, adverts: { top: [] }, flash_deals: { list: [] } }
    const opened = run('', {}, async () => answer({ code: 200, data: body }))
    await new Promise(setImmediate)
    expect(opened.pictures).toEqual([])
  })
})
