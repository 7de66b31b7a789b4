/** The built web app of `npm start`: built aside and put in place whole, and only when what it is made of changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { buildH5 } from '../shared/build.mjs'
import { hashOf } from '../shared/hash.mjs'
import { alone } from '../shared/lock.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { step } from '../shared/report.mjs'

const BUILD = fromRoot('dist/h5')
const STAMP = fromRoot('dist/h5.stamp')
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

export async function ensureWebApp() {
  const stamp = hashOf(SOURCES, settings())
  const isCurrent = () => existsSync(BUILD) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
  if (isCurrent()) return
  await alone('web-app', async () => {
    if (isCurrent()) return
    mkdirSync(fromRoot('dist'), { recursive: true })
    const aside = fromRoot('dist', `h5-${process.pid}`)
    try {
      await step('Building the web app (about a minute)', () => buildH5(aside))
      rmSync(STAMP, { force: true })
      const old = `${BUILD}-old`
      rmSync(old, { recursive: true, force: true })
      if (existsSync(BUILD)) renameSync(BUILD, old)
      renameSync(aside, BUILD)
      rmSync(old, { recursive: true, force: true })
      writeFileSync(STAMP, stamp)
    } finally {
      rmSync(aside, { recursive: true, force: true })
    }
  })
}
