import { Current, type ReactAppInstance } from '@tarojs/runtime'
import { delayPages } from '@/platform/navigation/delay-pages'
import { loadPage } from './load-page'
import { hideView } from './page-view'

// numbers of its own: a constant that changes has to be noticed here
const DELAY_MS = 200
const TIMEOUT_MS = 60_000

interface Load {
  load: () => Promise<string>
  done: (page: string) => void
  fail: () => void
}

function deferred(): Load {
  let done: Load['done'] = () => undefined
  let fail: Load['fail'] = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    done = resolve
    fail = () => reject(new Error('Loading chunk failed'))
  })
  return { load: () => promise, done: (page) => done(page), fail: () => fail() }
}

const loading = () => document.querySelector('[role=status]')
const failure = () => document.querySelector('[role=alert]')
const retry = () => document.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeAll(() => {
  Current.app = { mount: () => undefined } as unknown as ReactAppInstance
})

afterEach(() => {
  hideView()
  delayPages(Promise.resolve())
  delete window.__soukText
})

describe('a lazy page [screen.lazy-loading]', () => {
  it('shows no view when the page comes within 200 ms', async () => {
    const page = deferred()
    const result = loadPage(page.load)
    await jest.advanceTimersByTimeAsync(DELAY_MS - 1)
    expect(loading()).toBeNull()
    page.done('home')
    await expect(result).resolves.toBe('home')
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(document.body.textContent).toBe('')
  })

  it('shows the loading view after 200 ms and removes it with the page [const.page-loading]', async () => {
    window.__soukText = { loading: 'Loading' }
    const page = deferred()
    const result = loadPage(page.load)
    await jest.advanceTimersByTimeAsync(DELAY_MS - 1)
    expect(loading()).toBeNull()
    await jest.advanceTimersByTimeAsync(1)
    expect(loading()?.textContent).toBe('Loading')
    page.done('home')
    await expect(result).resolves.toBe('home')
    expect(loading()).toBeNull()
  })

  it('waits until the app has its language and currency', async () => {
    const settings = deferred()
    delayPages(settings.load())
    const mounted = jest.fn()
    void loadPage(() => Promise.resolve('home')).then(mounted)
    await settle()
    expect(mounted).not.toHaveBeenCalled()
    settings.done('settings')
    await settle()
    expect(mounted).toHaveBeenCalledWith('home')
  })

  it('offers a retry after 60 s, and still takes the page when it comes late', async () => {
    const page = deferred()
    const result = loadPage(page.load)
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(failure()).toBeNull()
    await jest.advanceTimersByTimeAsync(1)
    expect(failure()).not.toBeNull()
    page.done('home')
    await expect(result).resolves.toBe('home')
    expect(failure()).toBeNull()
  })

  it('asks again when a failed page is retried', async () => {
    const first = deferred()
    const load = jest.fn(first.load)
    const result = loadPage(load)
    first.fail()
    await settle()
    expect(failure()).not.toBeNull()

    const second = deferred()
    load.mockImplementation(second.load)
    retry()
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    second.done('home')
    await expect(result).resolves.toBe('home')
    expect(failure()).toBeNull()
  })

  it('is stood in for while the network is lost, and by nothing else [transport.no-network]', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const lost = deferred()
    const standIn = jest.fn(() => 'no network')
    const result = loadPage(lost.load, standIn)
    lost.fail()
    await expect(result).resolves.toBe('no network')
    expect(standIn).toHaveBeenCalledWith(lost.load)
    expect(failure()).toBeNull()
    online.mockReturnValue(true)
    const broken = deferred()
    void loadPage(broken.load, standIn)
    broken.fail()
    await settle()
    expect(failure()).not.toBeNull()
    expect(standIn).toHaveBeenCalledTimes(1)
    online.mockRestore()
  })

  it('does not mount a slow page after the visitor went elsewhere', async () => {
    const slow = deferred()
    const mounted = jest.fn()
    void loadPage(slow.load).then(mounted)
    await jest.advanceTimersByTimeAsync(DELAY_MS)
    await loadPage(() => Promise.resolve('cart'))
    expect(loading()).toBeNull()
    slow.done('home')
    await settle()
    expect(mounted).not.toHaveBeenCalled()
  })
  it('does not mount a page that was left before it was slow, and came after the next', async () => {
    const left = deferred()
    const mounted = jest.fn()
    void loadPage(left.load).then(mounted)
    await loadPage(() => Promise.resolve('cart'))
    await jest.advanceTimersByTimeAsync(DELAY_MS)
    left.done('home')
    await settle()
    expect(mounted).not.toHaveBeenCalled()
  })

  it('mounts two that come in the order in which they were asked for', async () => {
    const [first, second] = [deferred(), deferred()]
    const mounted: string[] = []
    for (const { load } of [first, second]) void loadPage(load).then((page) => mounted.push(page))
    first.done('home')
    second.done('product')
    await settle()
    expect(mounted).toEqual(['home', 'product'])
  })

  it('does not mount the first page of all after the visitor went elsewhere, also where both came at once', async () => {
    jest.resetModules()
    const { Current: app } = await import('@tarojs/runtime')
    app.app = { mount: () => undefined } as unknown as ReactAppInstance
    const { loadPage: firstOfAll } = await import('./load-page')
    const { delayPages: delayed } = await import('@/platform/navigation/delay-pages')
    const settings = deferred()
    delayed(settings.load())
    const mounted: string[] = []
    for (const page of ['category', 'address']) {
      void firstOfAll(() => Promise.resolve(page)).then((came) => mounted.push(came))
    }
    settings.done('settings')
    await settle()
    expect(mounted).toEqual(['address'])
  })
})
