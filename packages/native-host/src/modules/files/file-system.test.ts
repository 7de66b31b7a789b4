import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { callMethod } from '../../../test/support/module-context'
import { fileSystem } from './file-system'
import type { NativeContext } from '../native-context'

let assets: string
beforeAll(() => {
  assets = mkdtempSync(path.join(os.tmpdir(), 'native-host-'))
  for (const folder of ['raw', 'assets/src']) mkdirSync(path.join(assets, folder), { recursive: true })
  writeFileSync(path.join(assets, 'raw/src_words.txt'), 'of Android')
  writeFileSync(path.join(assets, 'assets/src/words.txt'), 'of an iPhone')
})
afterAll(() => rmSync(assets, { recursive: true }))

function read(platform: 'android' | 'ios', uri: string): unknown {
  return callMethod(fileSystem({ assets, shape: { platform } } as NativeContext), 'readAsStringAsync', uri)
}

it("reads what ships with the app, in each system's way", () => {
  expect(read('android', 'src_words')).toBe('of Android')
  expect(read('ios', 'file:///app/assets/src/words.txt')).toBe('of an iPhone')
})

it('reads nothing else, and says so', () => {
  expect(() => read('android', 'src_other')).toThrow("No file ships with the app as 'src_other'")
  expect(() => read('android', 'file:///etc/passwd')).toThrow('No file ships')
  expect(() => read('ios', 'file:///etc/passwd')).toThrow('No file ships')
  expect(() => read('ios', 'src_words')).toThrow('No file ships')
})

describe('the cache', () => {
  const files = fileSystem({ assets, shape: { platform: 'ios' } } as NativeContext)
  const cache = (files.constants as { cacheDirectory: string }).cacheDirectory
  const write = (uri: string, text: string, writing: object) =>
    callMethod(files, 'writeAsStringAsync', uri, text, writing)

  it('keeps a file under its name, from where it can be uploaded', () => {
    write(`${cache}name.png`, Buffer.from('a picture').toString('base64'), { encoding: 'base64' })
    write(`${cache}words.txt`, 'ñ', {})
    expect(readFileSync(fileURLToPath(`${cache}name.png`), 'utf8')).toBe('a picture')
    expect(readFileSync(fileURLToPath(`${cache}words.txt`), 'utf8')).toBe('ñ')
  })

  it('is the only folder that can be written', () => {
    for (const uri of ['file:///etc/passwd', `${cache}../escaped.txt`, `${cache}below/words.txt`, 'words.txt']) {
      expect(() => write(uri, '', {})).toThrow('into its cache alone')
    }
  })
})
