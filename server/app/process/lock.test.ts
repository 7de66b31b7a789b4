import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ConfigError } from '../../kernel/config/config'
import { takeLock } from './lock'

const statOf = (pid: number) =>
  fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setImmediate()
}

describe('the lock of the embedded database', () => {
  let folder: string
  let data: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-lock-'))
    data = path.join(folder, 'data')
    fs.mkdirSync(data)
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('refuses a second opener in one line that names the holder [durable.lock]', () => {
    takeLock(data)
    expect(() => takeLock(data)).toThrow(ConfigError)
    expect(() => takeLock(data)).toThrow(new RegExp(`in use by process ${process.pid}`))
  })

  it('is free again once it was given back', () => {
    takeLock(data)()
    expect(fs.readdirSync(data)).toEqual([])
    expect(fs.readdirSync(folder)).toEqual(['data'])
    expect(() => takeLock(data)).not.toThrow()
  })

  it('is taken over from a process that is gone [durable.lock]', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    fs.writeFileSync(path.join(data, 'lock'), `${pid} 12345\n`)
    expect(() => takeLock(data)).not.toThrow()
    expect(fs.readFileSync(path.join(data, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux('is taken over from a process whose number another one has now', () => {
    fs.writeFileSync(path.join(data, 'lock'), `${process.pid} 1\n`)
    expect(() => takeLock(data)).not.toThrow()
  })

  onLinux('is taken over from a process that has ended and is not yet collected', async () => {
    // the shell becomes a program that does not reap children; only then does the child end
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer]
      const child = Number(String(line).trim())
      await until(() => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === 'sleep')
      process.kill(child, 'SIGKILL')
      await until(() => statOf(child)[0] === 'Z')
      fs.writeFileSync(path.join(data, 'lock'), `${child} ${statOf(child)[19]}\n`)
      expect(() => takeLock(data)).not.toThrow()
    } finally {
      parent.kill()
    }
  })

  it('is refused to a second opener where a server of before holds it beside the folder', () => {
    const stat = fs.existsSync('/proc/self/stat') ? statOf(process.pid)[19] : ''
    fs.writeFileSync(`${data}.lock`, `${process.pid} ${stat}\n`)
    expect(() => takeLock(data)).toThrow(new RegExp(`in use by process ${process.pid}`))
    fs.writeFileSync(`${data}.lock`, '999999999 1\n')
    expect(() => takeLock(data)).not.toThrow()
  })

  it('is taken over when its content is no process', () => {
    fs.writeFileSync(path.join(data, 'lock'), 'nonsense')
    expect(() => takeLock(data)).not.toThrow()
  })
})
