import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@contract/languages'
import { TEXT_PACKAGES } from '@/packages'
import type { Dictionary } from './texts'

type Load = (language: Language) => Promise<Dictionary>

const host = globalThis as { __non_webpack_require__?: unknown }
const read: string[] = []

/** The file with a host that downloads packages, or (`old`) one that only has them all. */
function loaded({ old = false } = {}): Load {
  const answer = (file: string) => {
    read.push(file)
    return { dictionary: file }
  }
  host.__non_webpack_require__ = old ? answer : Object.assign(fail, { async: async (file: string) => answer(file) })
  jest.resetModules()
  let load: Load | undefined
  jest.isolateModules(() => {
    jest.doMock('./es', () => answer('./es'))
    ;({ loadDictionary: load } = jest.requireActual<{ loadDictionary: Load }>('./load.weapp'))
  })
  return load as unknown as Load
}

function fail(): never {
  throw new Error('a package that is not here yet cannot be had at once')
}

beforeEach(() => read.splice(0))
afterAll(() => delete host.__non_webpack_require__)

it('reads no language before one is chosen, and only that one then', async () => {
  const load = loaded()
  expect(read).toEqual([])
  await load('th')
  expect(read).toEqual(['./locales/th-pack/texts.js'])
  await load(DEFAULT_LANGUAGE)
  expect(read).toEqual(['./locales/th-pack/texts.js', './es'])
})

it('finds every language where its package is', async () => {
  const load = loaded()
  for (const language of LANGUAGE_CODES) await load(language)
  const files = TEXT_PACKAGES.map(({ root }) => `./${root}/texts.js`)
  expect(read.filter((file) => file !== './es').sort()).toEqual(files.sort())
  expect(read).toHaveLength(LANGUAGE_CODES.length)
})

it('asks a host for the file itself that knows no downloading', async () => {
  await loaded({ old: true })('jp')
  expect(read).toEqual(['./locales/jp-pack/texts.js'])
})

it('rejects when the package cannot be downloaded', async () => {
  const load = loaded()
  host.__non_webpack_require__ = Object.assign(fail, { async: () => Promise.reject(new Error('no network')) })
  await expect(load('en')).rejects.toThrow('no network')
})
