import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HostError } from '../types/host-error'
import { readBundle } from './read-bundle'

const folder = mkdtempSync(path.join(tmpdir(), 'native-host-'))

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

describe('reading a bundle', () => {
  it('accepts a production bundle of Metro', () => {
    const source = 'var __DEV__=false;__d(function(){},0);__r(0);'
    expect(readBundle(write('main.js', source))).toBe(source)
  })

  it.each([
    ['a file that is not there', () => path.join(folder, 'gone.js'), 'there is no bundle at'],
    ['a folder', () => folder, 'there is no bundle at'],
    [
      'Hermes bytecode',
      () => write('main.hbc', new Uint8Array(Buffer.from('c61fbc03c103191f00', 'hex'))),
      'is Hermes bytecode',
    ],
    ['a script of another kind', () => write('page.js', 'console.log(1)'), 'is no bundle of Metro’s'],
    ['a development bundle', () => write('dev.js', 'var __DEV__=true;__d(function(){},0);__r(0);'), 'for production'],
  ])('refuses %s', (_kind, file, message) => {
    expect(() => readBundle(file())).toThrow(HostError)
    expect(() => readBundle(file())).toThrow(message.replace('’', "'"))
  })
})
