import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileSystem } from './file-system'
import type { NativeContext } from './native-context'

let assets: string
beforeAll(() => {
  assets = mkdtempSync(path.join(os.tmpdir(), 'native-host-'))
  for (const folder of ['raw', 'assets/src']) mkdirSync(path.join(assets, folder), { recursive: true })
  writeFileSync(path.join(assets, 'raw/src_words.txt'), 'of Android')
  writeFileSync(path.join(assets, 'assets/src/words.txt'), 'of an iPhone')
})
afterAll(() => rmSync(assets, { recursive: true }))

function read(platform: 'android' | 'ios', uri: string): unknown {
  const { run } = fileSystem({ assets, shape: { platform } } as NativeContext).methods.readAsStringAsync
  return (run as (uri: string) => unknown)(uri)
}

it('reads what ships with the app, each system in its own way', () => {
  expect(read('android', 'src_words')).toBe('of Android')
  expect(read('ios', 'file:///app/assets/src/words.txt')).toBe('of an iPhone')
})

it('reads nothing else, and says so', () => {
  expect(() => read('android', 'src_other')).toThrow("No file ships with the app as 'src_other'")
  expect(() => read('android', 'file:///etc/passwd')).toThrow('No file ships')
  expect(() => read('ios', 'file:///etc/passwd')).toThrow('No file ships')
  expect(() => read('ios', 'src_words')).toThrow('No file ships')
})
