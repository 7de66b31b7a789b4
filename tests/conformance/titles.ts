/** The rows that the titles of tests name, read from the sources: before anything has run. */
import type { Row } from './row'

/** A title's bracket, and not that of an element in code: a family, a dot, and the rest, of which parts may be filled in (`${name}`, `%s`, `$name`). */
const BRACKET = /(?<![\w)\].])\[([a-z]+)\.((?:\$\{[^}]*\}|[A-Za-z0-9_.%$-])+)\]/g
const FILLED_IN = /\$\{[^}]*\}|%[a-z]|\$[a-z]\w*/gi

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a title names: one row, or all whose ids fit. */
export interface Named {
  readonly text: string
  readonly fits: RegExp
}

/** @param families of the rows, such as `route`: other brackets are code */
export function namedIn(source: string, families: ReadonlySet<string>): Named[] {
  return [...source.matchAll(BRACKET)]
    .filter(([, family = '']) => families.has(family))
    .map(([text, family = '', rest = '']) => {
      const parts = rest.split(FILLED_IN).map(literal)
      return { text, fits: new RegExp(`^${family}\\.${parts.join('[A-Za-z0-9_.-]+')}$`) }
    })
}

export interface Titles {
  /** Rows of `main` that no title names. */
  readonly unnamed: readonly string[]
  /** Brackets of titles that fit no row. */
  readonly unknown: readonly string[]
}

/**
 * @param sources of tests by file
 * @param built the rows of titles that are built from a table, as those of screens are
 */
export function readTitles(
  all: readonly Row[],
  sources: ReadonlyMap<string, string>,
  built: readonly string[],
): Titles {
  const families = new Set(all.map(({ id }) => id.split('.')[0] ?? ''))
  const named = [...sources].flatMap(([file, source]) => namedIn(source, families).map((each) => ({ file, ...each })))
  const ids = all.map(({ id }) => id)
  return {
    unnamed: all
      .filter(({ id, issue }) => issue === 'main' && !built.includes(id) && !named.some(({ fits }) => fits.test(id)))
      .map(({ id }) => id),
    unknown: named.filter(({ fits }) => !ids.some((id) => fits.test(id))).map(({ file, text }) => `${file}: ${text}`),
  }
}
