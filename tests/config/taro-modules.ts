import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '@contract/rules/lists'

const ROOT = path.resolve(__dirname, '../..')
const CALLS = path.join(ROOT, 'node_modules/@tarojs/taro-rn/dist/lib')
const OTHER_TARGET = /\.(h5|weapp)\.|\.test\.tsx?$/

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !OTHER_TARGET.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !hasTwin(file))
}

/** React Native uses x.rn.ts instead of x.ts. */
function hasTwin(file: string): boolean {
  const { dir, name } = path.parse(file)
  return !name.endsWith('.rn') && ['ts', 'tsx'].some((ext) => existsSync(path.join(dir, `${name}.rn.${ext}`)))
}

/** The calls `Taro.x` in the app's sources for React Native. */
export function taroCalls(): string[] {
  const used = sources(path.join(ROOT, 'src')).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bTaro\.(\w+)/g), (match) => at(match, 1)),
  )
  return [...new Set(used)].sort()
}

/** The packages behind a call of Taro on React Native, through all its own files. */
export function packagesOf(call: string): string[] {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const file = resolved(name)
    if (file === undefined || seen.has(file)) return
    seen.add(file)
    for (const match of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)) {
      const from = at(match, 1)
      if (from.startsWith('.')) visit(path.resolve(path.dirname(file), from))
      else packages.add(from)
    }
  }
  visit(path.join(CALLS, call))
  return [...packages]
}

/** Undefined for a call that React Native lacks, and for a style sheet. */
const resolved = (name: string): string | undefined =>
  [`${name}.js`, path.join(name, 'index.js')].find((file) => existsSync(file))
