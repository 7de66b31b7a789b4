import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import automator from 'miniprogram-automator'
import { currentPage, find, PLAIN } from '../../test/support/connected'
import { eventually } from '../../test/support/eventually'

const BIN = path.join(__dirname, '../../bin/mini-program-host.mjs')

// In a process of its own: jest takes promises that nobody catches for faults of a test
test.each(['jsdom', 'chromium'])(
  'a %s host tells of rejections that nobody caught, and ends when it is asked to',
  async (backend) => {
    const child = spawn(process.execPath, [BIN, PLAIN, '--backend', backend, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    const [endpoint] = await once(child.stdout, 'data')
    const miniProgram = await automator.connect({ wsEndpoint: String(endpoint).trim() })
    const errors: { message: string }[] = []
    miniProgram.on('exception', (error) => void errors.push(error))
    const page = await currentPage(miniProgram)
    await (await find(page, '#reject')).tap()
    await eventually(() => expect(errors.map(({ message }) => message).join()).toContain('nobody caught this'))
    expect(await page.data('title')).toBe('plain')
    await miniProgram.close()
    expect((await exited)[0]).toBe(0)
  },
)
