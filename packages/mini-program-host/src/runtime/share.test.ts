import { endAll, run } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { share } from './share'

afterEach(endAll)
afterAll(removeWritten)

test("the dialog shows the page's card until it is answered", async () => {
  const { runtime, top } = await run()
  await share(runtime, top(), { from: 'menu' })
  expect(runtime.chrome.dialog).toMatchObject({
    kind: 'share',
    title: 'shared by menu',
    content: '/pages/detail/detail?id=1&from=share',
    items: ['/assets/dot.png'],
  })
  runtime.chrome.dialog?.answer('confirm')
  expect(runtime.chrome.dialog).toBeUndefined()
})

test('a page without a card of its own is shared by its title and address', async () => {
  const { runtime, top } = await run(undefined, { launch: { path: 'pages/detail/detail?id=4' } })
  await share(runtime, top(), { from: 'menu' })
  expect(runtime.chrome.dialog).toMatchObject({ title: 'Plain', content: '/pages/detail/detail?id=4', items: [] })
})

test('a card that comes later is waited for', async () => {
  const folder = writeProgram({
    'pages/a/a.js': `Page({ onShareAppMessage: () => ({ title: 'now', promise: Promise.resolve({ title: 'later' }) }) })`,
  })
  const { runtime, top } = await run(folder)
  await share(runtime, top(), { from: 'button' })
  expect(runtime.chrome.dialog).toMatchObject({ title: 'later', content: '/pages/a/a' })
})
