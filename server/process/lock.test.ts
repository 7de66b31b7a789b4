import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ConfigError } from '../config'
import { takeLock } from './lock'

describe('the lock of the embedded database', () => {
  let folder: string
  let data: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-lock-'))
    data = path.join(folder, 'data')
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('refuses a second opener in one line that names the holder', () => {
    takeLock(data)
    expect(() => takeLock(data)).toThrow(ConfigError)
    expect(() => takeLock(data)).toThrow(new RegExp(`in use by process ${process.pid}`))
  })

  it('is free again once it was given back', () => {
    takeLock(data)()
    expect(fs.readdirSync(folder)).toEqual([])
    expect(() => takeLock(data)).not.toThrow()
  })

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    fs.writeFileSync(`${data}.lock`, `${pid} 12345\n`)
    expect(() => takeLock(data)).not.toThrow()
    expect(fs.readFileSync(`${data}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux('is taken over from a process whose number another one has now', () => {
    fs.writeFileSync(`${data}.lock`, `${process.pid} 1\n`)
    expect(() => takeLock(data)).not.toThrow()
  })

  onLinux('is taken over from a process that has ended and is not yet collected', () => {
    const parent = spawn('sh', ['-c', 'sh -c "exit 0" & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Promise<void>((resolve, reject) => {
      parent.on('error', reject)
      parent.stdout.once('data', (line: Buffer) => {
        const pid = String(line).trim()
        const stat = () =>
          fs
            .readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')
        while (stat()[0] !== 'Z') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
        fs.writeFileSync(`${data}.lock`, `${pid} ${stat()[19]}\n`)
        expect(() => takeLock(data)).not.toThrow()
        parent.kill()
        resolve()
      })
    })
  })

  it('is taken over when its content is no process', () => {
    fs.writeFileSync(`${data}.lock`, 'nonsense')
    expect(() => takeLock(data)).not.toThrow()
  })
})
