import { watchWorker } from './worker'

class Target extends EventTarget {
  readonly postMessage = jest.fn()
  state = 'installing'
}

class Registration extends EventTarget {
  waiting: Target | null = null
  installing: Target | null = null
  active: Target | null = new Target()
  readonly update = jest.fn(() => Promise.resolve())
  readonly unregister = jest.fn(() => Promise.resolve(true))
}

let registration: Registration
let container: EventTarget & { register: jest.Mock }

beforeEach(() => {
  registration = new Registration()
  container = Object.assign(new EventTarget(), {
    register: jest.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration]),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  Object.assign(performance, { getEntriesByType: () => [{ name: 'https://shop.example/js/app.12345678.js' }] })
})

const watch = async () => {
  const found = jest.fn<void, [() => void]>()
  await watchWorker(found)
  return found
}

it('hands the worker what the page had loaded before it', async () => {
  const found = await watch()
  expect(container.register).toHaveBeenCalledWith('sw.js', { updateViaCache: 'none' })
  expect(registration.active?.postMessage).toHaveBeenCalledWith({ keep: ['https://shop.example/js/app.12345678.js'] })
  expect(found).not.toHaveBeenCalled()
})

it('tells of a newer version that waits, and starts it only when it is taken', async () => {
  const waiting = new Target()
  registration.waiting = waiting
  const found = await watch()
  expect(waiting.postMessage).not.toHaveBeenCalled()
  found.mock.calls[0]?.[0]()
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over')
})

it('tells of a newer version that arrives while the app is open, but not of the first', async () => {
  const found = await watch()
  const arrive = () => {
    const worker = new Target()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
  }
  const { active } = registration
  registration.active = null
  arrive()
  expect(found).not.toHaveBeenCalled()
  registration.active = active
  arrive()
  expect(found).toHaveBeenCalledTimes(1)
})

it('asks again when the app is shown after half an hour, and not after a minute', async () => {
  await watch()
  const turn = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  jest.advanceTimersByTime(60_000)
  turn('visible')
  expect(registration.update).not.toHaveBeenCalled()
  turn('hidden')
  jest.advanceTimersByTime(31 * 60_000)
  turn('visible')
  expect(registration.update).toHaveBeenCalledTimes(1)
})

it('does without where the address serves no worker', async () => {
  container.register.mockRejectedValueOnce(new TypeError('404'))
  const found = await watch()
  expect(found).not.toHaveBeenCalled()
  expect(registration.active?.postMessage).not.toHaveBeenCalled()
})

it('removes the worker and what it has kept for ?sw=off', async () => {
  const names = new Set(['souk-app-1', 'souk-media', 'of another program'])
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  })
  window.history.replaceState(null, '', '/?sw=off')
  await watch()
  window.history.replaceState(null, '', '/')
  expect(registration.unregister).toHaveBeenCalledTimes(1)
  expect([...names]).toEqual(['of another program'])
  expect(container.register).not.toHaveBeenCalled()
})
