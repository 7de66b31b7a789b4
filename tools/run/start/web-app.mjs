/** The built web app of `npm start`. */
import { buildH5 } from '../shared/build.mjs'
import { ensureBuilt } from './built.mjs'

const SOURCES = [
  'src',
  'contract',
  'config',
  'server/build',
  'package.json',
  'package-lock.json',
  'babel.config.js',
  'tsconfig.json',
]

/** Settings that are compiled into the app. */
function settings() {
  const names = Object.keys(process.env).filter((name) => name.startsWith('TARO_APP_'))
  return names
    .sort()
    .map((name) => `${name}=${process.env[name]}`)
    .join('\n')
}

export function ensureWebApp() {
  const text = 'Building the web app (about a minute)'
  return ensureBuilt({ name: 'h5', text, sources: SOURCES, settings: settings(), build: buildH5 })
}
