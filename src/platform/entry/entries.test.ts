import Taro from '@tarojs/taro'
import { delayPages } from '@/platform/navigation/delay-pages'
import { Entries } from './entries'

const HOME = 'pages/home/home'
const by = (scene: string, path = HOME) => ({ path, query: scene === '' ? {} : { scene } })
const product = (id: number) => ({ url: `/pages/prouduct/detail?product_id=${id}` })

let app: Entries
let navigateTo: jest.SpyInstance
let reLaunch: jest.SpyInstance

beforeEach(() => {
  app = new Entries()
  navigateTo = jest.spyOn(Taro, 'navigateTo')
  reLaunch = jest.spyOn(Taro, 'reLaunch')
})
afterEach(() => jest.restoreAllMocks())

/** What a host does on an entry: it makes the page anew. */
async function comeIn(scene: string, path = HOME): Promise<void> {
  app.shown(by(scene, path))
  await app.made(by(scene, path))
  await app.settled()
}

/** Back from another app, with the entry of before. */
async function comeBack(scene: string): Promise<void> {
  app.shown(by(scene))
  await app.settled()
}

const opened = () => navigateTo.mock.calls.map(([{ url }]) => url)

describe('coming in by a code', () => {
  it('opens its screen once, above the page of the code', async () => {
    await comeIn(encodeURIComponent('p=12'))
    expect(opened()).toEqual([product(12).url])
    expect(reLaunch).not.toHaveBeenCalled()
  })

  it('opens nothing again when the app comes back to the front', async () => {
    await comeIn('p=12')
    await comeBack('p=12')
    await comeBack('')
    await comeBack('')
    expect(opened()).toHaveLength(1)
  })

  it('opens another code while the app runs, and the same code when it is read again', async () => {
    await comeIn('p=12')
    await comeBack('p=12')
    await comeIn('c=3')
    await comeIn('c=3')
    expect(opened()).toEqual([
      product(12).url,
      '/pages/category/detail?category_id=3',
      '/pages/category/detail?category_id=3',
    ])
  })

  it('opens a new scene from a host that makes no page for it', async () => {
    await comeIn('')
    await comeBack('p=5')
    await comeBack('p=5')
    expect(opened()).toEqual([product(5).url])
  })

  it('opens once when the page is made before the app gets the link', async () => {
    await app.made(by('p=12'))
    app.shown(by('p=12'))
    await app.settled()
    expect(opened()).toEqual([product(12).url])
  })

  it('waits until the app has its language and currency', async () => {
    let release: () => void = () => undefined
    delayPages(new Promise<void>((resolve) => (release = resolve)))
    const done = comeIn('p=12')
    await Promise.resolve()
    expect(opened()).toEqual([])
    release()
    await done
    expect(opened()).toEqual([product(12).url])
  })

  it('stays at home for rubbish, and goes there from any other page', async () => {
    await comeIn('p=..%2F')
    expect(reLaunch).not.toHaveBeenCalled()
    await comeIn('rubbish', 'pages/prouduct/detail')
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/home/home' })
    expect(opened()).toEqual([])
  })
})
