/** The pictures that a cell names: addresses, names in the ZIP, and pictures that this market has already. */
import { PICTURES_MAX } from '@contract/base/product-constants'

const SEPARATOR = '|'
const SOURCE_MAX = 2_000
/** The name of a file, without a folder. */
const FILE_NAME = /^[^/\\\p{Cc}]{1,200}$/u

interface Named {
  readonly sources: readonly string[]
  readonly rule: 'format' | 'max' | null
}

/** Whether a source is fetched over the network. */
export function isAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname !== ''
}

/** A path under the static base, as export writes it without the address of the server. */
export const isPath = (text: string) =>
  /^\/?[0-9A-Za-z][0-9A-Za-z/._-]*\.webp$/.test(text) && text.includes('/') && !text.includes('..')

const split = (cell: string): string[] => {
  const sources = cell.split(SEPARATOR).map((each) => each.trim())
  return [...new Set(sources.filter((each) => each !== ''))]
}

export const joinSources = (sources: readonly string[]): string => sources.join(SEPARATOR)

/**
 * A cell with paths in place of addresses of this server, which begin with one of these. It is stored in this form,
 * because the address by which a caller reached the server is known only while the call runs. Pure.
 */
export function withOwnPaths(cell: string, bases: readonly string[]): string {
  const own = (source: string) => {
    const base = bases.find((each) => source.startsWith(`${each}/`))
    return base === undefined ? source : source.slice(base.length)
  }
  return joinSources(split(cell).map(own))
}

/** The sources of a cell, each once and in order. Pure. */
export function sourcesOf(cell: string): Named {
  const unique = split(cell)
  if (unique.length > PICTURES_MAX) return { sources: [], rule: 'max' }
  const fine = unique.every(
    (each) => each.length <= SOURCE_MAX && (isAddress(each) || isPath(each) || FILE_NAME.test(each)),
  )
  return fine ? { sources: unique, rule: null } : { sources: [], rule: 'format' }
}
