/** Which texts of the app its source uses. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from './faults'

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** The sources in a folder, without tests and without the folder `without` in it. */
export function sourcesIn(folder: string, without?: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource(file) && (without === undefined || !file.startsWith(`${without}${path.sep}`)))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

/** Keys that `t('…')` uses and that do not exist, and keys of these namespaces that nothing uses. */
export function keyFaults(texts: Catalogue, source: string): string[] {
  const named = new Set(all(source, /['"`]([a-z]+\.[a-z0-9_]+)['"`]/g))
  // the beginnings of keys that are put together: `states.tab_` of `states.tab_${name}`
  const begun = all(source, /`([a-z]+\.[a-z0-9_]*)\$\{/g)
  const there = Object.entries(texts).flatMap(([namespace, keys]) =>
    Object.keys(keys).map((key) => `${namespace}.${key}`),
  )
  const unused = there.filter((key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)))
  const asked = all(source, /\bt\(\s*['"]([^'"]+)['"]/g).filter((key) => !there.includes(key))
  return [...unused.map((key) => `${key} is not used`), ...asked.map((key) => `${key} is asked for and not there`)]
}

/**
 * Keys that the function of their namespace never uses, such as `chatText('title')`.
 * @param own the modules that define these functions
 */
export function ownFaults(texts: Catalogue, own: readonly string[], source: string): string[] {
  return own.flatMap((module) => {
    const [namespace] = all(module, /\binEveryLanguage\('(\w+)'\)/g)
    const [name] = all(module, /export const (\w+Text) = ownTexts\(/g)
    // beginnings of keys that contain a name from the server, such as `event_${kind}`
    const begun = all(module, /`([a-z_]+)\$\{/g)
    if (name === undefined) return []
    return Object.keys(texts[namespace] ?? {})
      .filter((key) => !begun.some((beginning) => key.startsWith(beginning)))
      .filter((key) => !new RegExp(`\\b${name}\\([^)]*'${key}'`).test(source))
      .map((key) => `${namespace}.${key} is not used`)
  })
}

/** Namespaces that no module contains. */
export function namespaceFaults(texts: Catalogue, own: readonly string[]): string[] {
  const brought = all(own.join('\n'), /\binEveryLanguage\('(\w+)'\)/g)
  return Object.keys(texts)
    .filter((namespace) => !brought.includes(namespace))
    .map((namespace) => `${namespace} is not used`)
}
