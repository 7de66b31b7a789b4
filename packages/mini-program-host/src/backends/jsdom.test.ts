import { endAll, run } from '../../test/support/run-program'

afterEach(endAll)

test('a finger that was put on one element goes on touching it wherever it is lifted', async () => {
  const { find, surroundings } = await run()
  const seen: string[] = []
  for (const id of ['#add', '#open']) {
    find(id).addEventListener('touchend', (event) => seen.push((event.currentTarget as Element).id))
  }
  const finger = { identifier: 1, x: 0, y: 0 }
  await surroundings.touch('touchstart', [finger], find('#add'))
  await surroundings.touch('touchend', [{ ...finger, x: 90 }], find('#open'))
  expect(seen).toEqual(['add'])
})

test('a finger on a page that closes meanwhile is lifted from nothing', async () => {
  const { runtime, find, surroundings, errors } = await run()
  await runtime.router.navigateTo('/pages/detail/detail')
  const target = find('#home')
  await surroundings.touch('touchstart', [{ identifier: 1, x: 0, y: 0 }], target)
  await runtime.router.navigateBack(1)
  await surroundings.touch('touchend', [{ identifier: 1, x: 0, y: 0 }], target)
  expect(errors()).toEqual([])
})

test('there are no pictures', async () => {
  const { surroundings } = await run()
  await expect(surroundings.screenshot()).rejects.toThrow('nothing is drawn in jsdom: a screenshot needs Chromium')
})

test('windows have the size of the screen', async () => {
  const { top, surroundings } = await run()
  const { innerWidth, innerHeight, devicePixelRatio } = top().view.window
  expect({ width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio }).toEqual(surroundings.size())
})
