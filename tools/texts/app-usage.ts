/** Which texts of the app its source uses. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '@contract/rules/lists'
import type { Catalogue } from './faults'

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => at(match, 1))

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** The sources in a folder, without tests. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

/** Keys that `t('…')` uses and that do not exist, and keys that nothing uses. */
export function keyFaults(texts: Catalogue, source: string): string[] {
  const named = new Set(all(source, /['"`]([a-zA-Z]+\.[a-z0-9_]+)['"`]/g))
  // the beginnings of keys that are put together: `states.tab_` of `states.tab_${name}`
  const begun = all(source, /`([a-zA-Z]+\.[a-z0-9_]*)\$\{/g)
  const there = Object.entries(texts).flatMap(([namespace, keys]) =>
    Object.keys(keys).map((key) => `${namespace}.${key}`),
  )
  const unused = there.filter((key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)))
  const asked = all(source, /\bt\(\s*['"]([^'"]+)['"]/g).filter((key) => !there.includes(key))
  return [...unused.map((key) => `${key} is not used`), ...asked.map((key) => `${key} is asked for and not there`)]
}
