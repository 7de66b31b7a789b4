import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Context, Script } from 'node:vm'

interface Runtime {
  readFile(filename: string): string
  createScriptFromCode(code: string, filename: string): Script
}

const { loadOutside } = globalThis as unknown as { loadOutside: (name: string) => unknown }
const { prototype } = loadOutside('./runtime') as { prototype: Runtime }
const vm = loadOutside('node:vm') as { createContext: () => Context }

/** What the runtime of one test file of a project has to be for its caches. */
const runtimeOf = (id: string): Runtime =>
  Object.assign(Object.create(prototype) as Runtime, {
    _config: { id },
    _fileTransforms: new Map(),
    wrapCodeInModuleWrapper: (code: string) => `(() => {${code}})()`,
  })

describe('what the test files of a worker process share', () => {
  it('is what was compiled of a file, by project and code', () => {
    const file = '/files/counter.js'
    const first = runtimeOf('node').createScriptFromCode('return 1', file)
    expect(runtimeOf('node').createScriptFromCode('return 1', file)).toBe(first)
    expect(runtimeOf('h5').createScriptFromCode('return 1', file)).not.toBe(first)
    expect(runtimeOf('node').createScriptFromCode('return 2', file).runInContext(vm.createContext())).toBe(2)
  })

  it('is not the state of a module', () => {
    const code = 'globalThis.count = (globalThis.count ?? 0) + 1; return globalThis.count'
    const counts = [1, 2].map(() =>
      runtimeOf('node').createScriptFromCode(code, '/files/state.js').runInContext(vm.createContext()),
    )
    expect(counts).toEqual([1, 1])
  })

  it('is the text of a file until the file changes', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'souk-runtime-')), 'text.js')
    writeFileSync(file, 'old')
    utimesSync(file, 1, 1)
    expect(runtimeOf('node').readFile(file)).toBe('old')
    writeFileSync(file, 'new')
    utimesSync(file, 1, 1)
    expect(runtimeOf('node').readFile(file)).toBe('old')
    utimesSync(file, 2, 2)
    expect(runtimeOf('node').readFile(file)).toBe('new')
  })
})
