import { existsSync } from 'node:fs'
import path from 'node:path'
import { at, one } from '@contract/rules/lists'
import { fromRoot } from '../run/shared/paths.mjs'
import { commandsFor, hint, probes } from './commands.mjs'
import { readOptions } from './options.mjs'

const commands = (target: string, env: Record<string, string> = {}) =>
  commandsFor(readOptions([target], { PORT: '4000' }), env)

it('gives H5 the address that people open, and hands its calls on to the server', () => {
  const [server, app] = commands('h5')
  expect(server?.env).toMatchObject({ PORT: '4001', SOUK_DATA: fromRoot('.souk/dev') })
  expect(app?.env).toMatchObject({ PORT: '4000', API: 'http://127.0.0.1:4001', TARO_APP_API: '' })
})

it.each(['weapp', 'android', 'ios'])('tells %s the address of the server, unless another is set', (target) => {
  expect(commands(target)[1]?.env).toMatchObject({ TARO_APP_API: 'http://127.0.0.1:4001' })
  const own = 'http://192.0.2.1:4001'
  expect(commands(target, { TARO_APP_API: own })[1]?.env).toMatchObject({ TARO_APP_API: own })
})

it.each(['h5', 'weapp', 'android', 'ios'])(
  'starts programs that are there for %s, and leaves what is built alone',
  (target) => {
    for (const { args, cwd } of commands(target)) {
      expect(existsSync(one(args))).toBe(true)
      expect(existsSync(path.join(cwd, 'package.json'))).toBe(true)
    }
    const { cwd, env } = at(commands(target), 1)
    expect(path.resolve(cwd, env.OUT ?? '')).toBe(fromRoot('dist', `dev-${target}`))
  },
)

it('keeps to data of its own only where no others are asked for', () => {
  expect(commands('h5', { SOUK_DATA: '/elsewhere' })[0]?.env.SOUK_DATA).toBe('/elsewhere')
})

it('serves the console beside the server, and hands its calls on to it', () => {
  const [server, app] = commands('console')
  expect(server?.env.PORT).toBe('4001')
  expect(app?.env).toMatchObject({ PORT: '4000', API: 'http://127.0.0.1:4001' })
  expect(existsSync(app?.args[0] ?? '')).toBe(true)
  expect(probes(readOptions(['console'], { PORT: '4000' }))).toContain('http://127.0.0.1:4000/console/')
})

it('says where to look, once what is asked there answers', () => {
  const options = readOptions([], { PORT: '4000' })
  expect(hint(options)).toContain('http://127.0.0.1:4000')
  expect(probes(options)).toEqual(['http://127.0.0.1:4000/', 'http://127.0.0.1:4001/readyz'])
})
