import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ControlPortRefused, openControlPort, callControlPort, type ControlCommands } from './control-port'

const commands: ControlCommands = {
  appoint: async (word) => [`${word} is an operator`],
  export: async (word) => [`wrote ${word}`],
  'second-factor-code': async (word) => [`123456 for ${word}`],
  'second-factor-reset': async (word) => [`${word} has none any more`],
  seed: async () => {
    throw new Error('This database holds products already')
  },
}

describe('the control port [role.operator]', () => {
  let folder: string
  let data: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-control-port-'))
    data = path.join(folder, 'data')
    fs.mkdirSync(data)
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  const note = () =>
    JSON.parse(fs.readFileSync(path.join(data, 'control-port'), 'utf8')) as { address: string; key: string }

  it('does what the owner of the data asks, and says why it would not', async () => {
    const port = await openControlPort(data, commands)
    expect(await callControlPort(data, 'appoint', 'ada@souk.test')).toEqual(['ada@souk.test is an operator'])
    const refused = callControlPort(data, 'seed')
    await expect(refused).rejects.toThrow(ControlPortRefused)
    await expect(refused).rejects.toThrow('This database holds products already')
    expect(fs.readdirSync(data)).toEqual(['control-port'])
    await port.stop()
    expect(fs.readdirSync(data)).toEqual([])
    expect(fs.readdirSync(folder)).toEqual(['data'])
  })

  it('leaves its key to the owner of the data alone, and does nothing without it', async () => {
    fs.writeFileSync(path.join(data, 'control-port'), 'left behind', { mode: 0o644 })
    const done: string[] = []
    const port = await openControlPort(data, {
      ...commands,
      appoint: async (word) => {
        done.push(word)
        return []
      },
    })
    const { address, key } = note()
    expect(fs.statSync(path.join(data, 'control-port')).mode & 0o077).toBe(0)
    expect(new URL(address).hostname).toBe('127.0.0.1')
    const asked = [
      { method: 'POST', body: 'eve@souk.test' },
      { method: 'POST', body: 'eve@souk.test', headers: { authorization: 'Bearer ' } },
      { method: 'POST', body: 'eve@souk.test', headers: { authorization: `Bearer ${key}x` } },
      { method: 'GET', headers: { authorization: `Bearer ${key}` } },
    ]
    for (const request of asked) expect((await fetch(`${address}/appoint`, request)).status).toBe(403)
    expect(done).toEqual([])
    await port.stop()
  })

  it('refuses a command that it does not know', async () => {
    const port = await openControlPort(data, commands)
    await expect(callControlPort(data, 'toString' as 'seed')).rejects.toThrow('knows no such command')
    await port.stop()
  })

  it('answers null where no server runs, also after one was killed', async () => {
    expect(await callControlPort(data, 'seed')).toBeNull()
    fs.writeFileSync(path.join(data, 'control-port'), '{"address":')
    expect(await callControlPort(data, 'seed')).toBeNull()
    const other = http.createServer((_, response) => response.writeHead(404).end('no'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    fs.writeFileSync(path.join(data, 'control-port'), JSON.stringify({ address, key: 'k' }))
    expect(await callControlPort(data, 'seed')).toBeNull()
    await new Promise((resolve) => other.close(resolve))
    expect(await callControlPort(data, 'seed')).toBeNull()
  })
})
