import { type HostPage, deferPage } from './defer-page'

function pageWith(load: () => Promise<unknown>) {
  const done: string[] = []
  const note = (name: string) =>
    function call(this: unknown, ...args: unknown[]) {
      done.push([String((this as { id: number }).id), name, ...args.map(String)].join(' '))
    }
  const page: HostPage = {
    onLoad: note('load'),
    onShow: note('show'),
    onReady: note('ready'),
    onHide: note('hide'),
    onUnload: note('unload'),
  }
  deferPage(page, load)
  const opened: Record<number, { id: number }> = {}
  const call = (name: keyof HostPage, id: number, ...args: unknown[]) =>
    page[name]?.apply((opened[id] ??= { id }), args)
  return { done, call }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('does what the host called meanwhile once the content is there, in its order and on the same page', async () => {
  let arrive = () => {}
  const { done, call } = pageWith(() => new Promise<void>((resolve) => (arrive = resolve)))
  call('onLoad', 1, 'query')
  call('onShow', 1)
  call('onReady', 1)
  await settled()
  expect(done).toEqual([])
  arrive()
  await settled()
  expect(done).toEqual(['1 load query', '1 show', '1 ready'])
  call('onHide', 1)
  expect(done.at(-1)).toBe('1 hide')
})

it('loads when the first page opens, and once', async () => {
  const load = jest.fn(async () => {})
  const { done, call } = pageWith(load)
  expect(load).not.toHaveBeenCalled()
  call('onLoad', 1)
  call('onLoad', 2)
  await settled()
  call('onLoad', 3)
  expect(load).toHaveBeenCalledTimes(1)
  expect(done).toEqual(['1 load', '2 load', '3 load'])
})

it('never begins a page that was closed before its content came, and begins the others', async () => {
  const { done, call } = pageWith(async () => {})
  call('onLoad', 1)
  call('onLoad', 2)
  call('onUnload', 1)
  await settled()
  expect(done).toEqual(['2 load'])
})

it('begins without its content when the load fails, and tries again for the next page', async () => {
  const load = jest.fn(() => Promise.reject(new Error('package lost')))
  const { done, call } = pageWith(load)
  call('onLoad', 1)
  await settled()
  call('onHide', 1)
  expect(done).toEqual(['1 load', '1 hide'])
  call('onLoad', 2)
  expect(load).toHaveBeenCalledTimes(2)
  await settled()
  expect(done.at(-1)).toBe('2 load')
})
