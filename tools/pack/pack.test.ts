/** The packages as products: what `npm pack` makes of them runs where nothing of this repository is. */
import { existsSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { consume, type Consumer } from './consumer'
import { faultsOfTypes } from './typed'

/** npm fetches what is not in its cache, and may share the machine with others */
jest.setTimeout(300_000)

interface Manifest {
  readonly version: string
  readonly bin?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const MINI_PROGRAM_HOST = `
import { launchBrowser } from 'mini-program-host/launch-browser'
import { serve } from 'mini-program-host/serve'
import { startHost } from 'mini-program-host/start-host'
import type { Host, MeasureReport } from 'mini-program-host/types'

const host: Host = await startHost({ folder: 'program', backend: 'chromium', browser: await launchBrowser() })
const endpoint: string = (await serve(host, 0)).endpoint
const report: MeasureReport = await host.measures()
// @ts-expect-error there is no such back end
await startHost({ folder: endpoint, backend: report })
`

const NATIVE_HOST = `
import { createDevice } from 'native-host/device'
import type { Device } from 'native-host/types'

const device: Device = await createDevice({ bundle: 'app/main.bundle', platform: 'ios' })
const picture: Buffer = await device.picture()
// @ts-expect-error there is no such platform
await createDevice({ bundle: picture.toString(), platform: 'windows' })
`

/** The ways in which the example is played: those of the environment. */
const PACKAGES = [
  {
    name: 'mini-program-host',
    types: MINI_PROGRAM_HOST,
    ways: [{ BACKEND: 'jsdom' }, { BACKEND: 'chromium' }],
  },
  { name: 'native-host', types: NATIVE_HOST, ways: [{}] },
]

const TEXT = /\.(m?js|d\.ts|json|md|txt|wx\w+|bundle)$/
const SHIPPED = /^(bin|dist|example)\/|^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/

/** A specifier's package: 'a/b' is of 'a', '@a/b/c' of '@a/b'. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

describe.each(PACKAGES)('$name', ({ name, types, ways }) => {
  let consumer: Consumer
  let manifest: Manifest

  beforeAll(async () => {
    consumer = await consume(name)
    manifest = JSON.parse(consumer.read('package.json')) as Manifest
  })

  afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }))

  it('ships what it builds, what tells about it and its example, and nothing else', () => {
    expect(consumer.files).toEqual(
      expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', 'example/package.json']),
    )
    expect(consumer.files.filter((file) => !SHIPPED.test(file))).toEqual([])
  })

  it('says nothing of the project that it grew in', () => {
    const texts = consumer.files.filter((file) => TEXT.test(file))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((file) => /souk/i.test(consumer.read(file)))).toEqual([])
  })

  it('has each file that its manifest and its pages lead to', () => {
    const exported = Object.values(manifest.exports).flatMap((to) =>
      typeof to === 'string' ? [to] : Object.values(to),
    )
    const linked = ['README.md', 'CHANGELOG.md', 'example/README.md'].flatMap((page) =>
      [...consumer.read(page).matchAll(/\]\(([^):#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
        path.posix.join(path.posix.dirname(page), to),
      ),
    )
    const named = [...exported, ...Object.values(manifest.bin ?? {}), ...linked]
    expect(named.filter((file) => !existsSync(path.join(consumer.installed, file)))).toEqual([])
  })

  it('imports what it ships, what it depends on, and Node', () => {
    const known = new Set([...Object.keys(manifest.dependencies), ...builtinModules])
    const lost = consumer.files
      .filter((file) => /^(bin|dist)\/.*\.(m?js|d\.ts)$/.test(file))
      .flatMap((file) =>
        ts.preProcessFile(consumer.read(file), true, true).importedFiles.flatMap(({ fileName }) => {
          const at = path.posix.join(path.posix.dirname(file), fileName)
          const found = fileName.startsWith('.')
            ? consumer.files.includes(at) || consumer.files.includes(at.replace(/\.js$/, '.d.ts'))
            : known.has(packageOf(fileName.replace(/^node:/, '')))
          return found ? [] : [`${file}: ${fileName}`]
        }),
      )
    expect(lost).toEqual([])
  })

  it('has a section in its changelog for its version', () => {
    expect(consumer.read('CHANGELOG.md')).toMatch(
      new RegExp(`^## \\[${manifest.version.replaceAll('.', '\\.')}\\]`, 'm'),
    )
  })

  it('is typed for a project that resolves modules as Node does', () => {
    expect(faultsOfTypes(consumer.folder, name, types)).toBe('')
  })

  it.each(ways)('plays its example %j', async (env) => {
    await consumer.play(env as Record<string, string>)
  })
})
