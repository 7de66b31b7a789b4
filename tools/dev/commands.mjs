/** The processes of development: the server, and the build of one target or of the console. Both watch their files. */
import path from 'node:path'
import { fromRoot } from '../run/shared/paths.mjs'

const TARO = fromRoot('node_modules/@tarojs/cli/bin/taro')
const TSX = fromRoot('node_modules/tsx/dist/cli.mjs')

/** Separate data, in the folder that git ignores, beside that of `npm start`. */
export const DATA = fromRoot('.souk/dev')

const local = (port) => `http://127.0.0.1:${port}`

function server({ serverPort }, env) {
  return {
    name: 'server',
    program: process.execPath,
    // tsx, because Node's own --watch does not know the paths of tsconfig.json
    args: [TSX, 'watch', '--clear-screen=false', 'server/app/main.ts'],
    cwd: fromRoot(),
    env: { PORT: String(serverPort), SOUK_DATA: env.SOUK_DATA ?? DATA },
  }
}

const RN = { args: ['--type', 'rn'], cwd: fromRoot('native') }
const TARGETS = {
  h5: { args: ['--type', 'h5'] },
  weapp: { args: ['--type', 'weapp'] },
  android: { ...RN, args: [...RN.args, '--platform', 'android'] },
  ios: { ...RN, args: [...RN.args, '--platform', 'ios'] },
}

const consoleApp = ({ port, serverPort }) => ({
  name: 'console',
  program: process.execPath,
  args: [fromRoot('tools/dev/console.mjs')],
  cwd: fromRoot(),
  env: { PORT: String(port), API: local(serverPort), NODE_ENV: 'development' },
})

/** H5 passes calls on to the server, so that both have one address; the other targets call the server's address. */
function app({ target, port, serverPort }, env) {
  const { args, cwd = fromRoot() } = TARGETS[target]
  const api = local(serverPort)
  const reached =
    target === 'h5' ? { PORT: String(port), API: api, TARO_APP_API: '' } : { TARO_APP_API: env.TARO_APP_API || api }
  return {
    name: target,
    program: process.execPath,
    args: [TARO, 'build', ...args, '--watch'],
    cwd,
    // a separate folder, because `npm start` and the tests serve dist/h5; Taro joins it to its own folder
    env: { ...reached, NODE_ENV: 'development', OUT: path.relative(cwd, fromRoot('dist', `dev-${target}`)) },
  }
}

/** @returns {{ name: string, program: string, args: string[], cwd: string, env: Record<string, string> }[]} */
export const commandsFor = (options, env) => [
  server(options, env),
  options.target === 'console' ? consoleApp(options) : app(options, env),
]

/** The next step, printed once everything is up. */
export function hint({ target, port, serverPort }) {
  if (target === 'h5') return `Open ${local(port)}; the API is ${local(port)}/api.`
  if (target === 'console') return `Open ${local(port)}/console/; the API is ${local(port)}/api.`
  if (target === 'weapp')
    return `Open ${path.join('dist', 'dev-weapp')} in WeChat DevTools; the server is ${local(serverPort)}.`
  const reverse =
    target === 'android' ? `adb reverse tcp:8081 tcp:8081; adb reverse tcp:${serverPort} tcp:${serverPort}. ` : ''
  return `${reverse}Start the debug build of docs/native.md; the server is ${local(serverPort)}.`
}

/** The addresses that answer once everything is up. */
export function probes({ target, port, serverPort }) {
  const own = { h5: [`${local(port)}/`], console: [`${local(port)}/console/`] }[target] ?? []
  return [...own, `${local(serverPort)}/readyz`]
}
