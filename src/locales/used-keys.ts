/** Finds which texts the source uses; for the tests of the locales. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

interface Usage {
  /** Keys written out in the source. */
  readonly keys: ReadonlySet<string>
  /** Beginnings of keys that are put together: `states.tab_` of `states.tab_${name}`. */
  readonly prefixes: readonly string[]
  /** What stands in `t('…')`. */
  readonly asked: ReadonlySet<string>
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1])

/** Every key that the files under `src` name. */
export function usedKeys(src: string): Usage {
  const text = sources(src)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  return {
    keys: new Set(all(text, /['"`]([a-z]+\.[a-z0-9_]+)['"`]/g)),
    prefixes: all(text, /`([a-z]+\.[a-z0-9_]*)\$\{/g),
    asked: new Set(all(text, /\bt\(\s*['"]([^'"]+)['"]/g)),
  }
}
