import { connect } from '../test/support/connected'
import { removeWritten, writeProgram } from '../test/support/write-program'

afterAll(removeWritten)

test('tells what is odd in the folder among the warnings', async () => {
  const folder = writeProgram({ 'pages/a/a.wxml': '<view id="a" id="b">a</view>\n' })
  const { host, end } = await connect({ backend: 'jsdom', folder })
  expect((await host.measures()).warnings).toEqual([expect.stringMatching(/^pages\/a\/a\.wxml:1:\d+ .*attribute/)])
  await end()
})
