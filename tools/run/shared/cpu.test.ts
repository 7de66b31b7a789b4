import { childrenSeconds, metered } from './cpu.mjs'
import { command } from './command.mjs'

it('reads what the children took, whatever the program is called', () => {
  const stat = '12 (a (b) c) S 1 12 12 0 -1 4194560 1 2 3 4 150 50 1234 66 20 0 7 0 100 1 1'
  expect(childrenSeconds(stat)).toBe(13)
})

const BUSY = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'

it('counts the commands of the work alone', async () => {
  const run = (code: string) => command(process.execPath, ['-e', code], { name: 'node' })
  const [busy, idle] = await Promise.all([metered(() => run(BUSY)), metered(() => Promise.resolve('done'))])
  expect(idle).toEqual({ result: 'done', seconds: 0 })
  if (process.platform === 'linux') expect(busy.seconds).toBeGreaterThanOrEqual(0.3)
})
