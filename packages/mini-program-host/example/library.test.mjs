import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import automator from 'miniprogram-automator'
import { serve } from 'mini-program-host/serve'
import { startHost } from 'mini-program-host/start-host'

let host
let server
let miniProgram

before(async () => {
  host = await startHost({ folder: 'program', backend: process.env.BACKEND ?? 'jsdom' })
  server = await serve(host, 0)
  miniProgram = await automator.connect({ wsEndpoint: server.endpoint })
})

after(async () => {
  miniProgram.disconnect()
  await server.close()
  await host.close()
})

/** Waits until this page is shown, and returns it. */
async function shown(path) {
  for (;;) {
    const page = await miniProgram.currentPage()
    if (page.path === path) return page
  }
}

test('a fruit goes into the basket', async () => {
  const list = await shown('pages/list/list')
  assert.equal(await (await list.$('#basket')).text(), '0 in the basket')
  await (await list.$('#fruit-2')).tap()

  const item = await shown('pages/item/item')
  await item.waitFor(async () => (await (await item.$('#name')).text()) === 'banana')
  await (await item.$('#add')).tap()

  const again = await shown('pages/list/list')
  await again.waitFor(async () => (await (await again.$('#basket')).text()) === '1 in the basket')
})

test('the app throws nothing, and asks for nothing that the host lacks', async () => {
  const { errors, unknownWx } = await host.measures()
  assert.deepEqual({ errors, unknownWx }, { errors: [], unknownWx: {} })
})
