/** Matches the section of a document that is not in the repository. Sections of RFCs can be looked up by number. */
const SECTION =
  /\b(?:spec(?:ification)?|gaps|product|architecture)(?:\.md)?\s+§\s*\d|[(]architecture\b(?!\.md)[^)]*\)/gi
/** Matches a row's id as comments cite it: `[rule.price-rounding]`. */
const CITED = /\[([a-z]+\.[A-Za-z0-9_.-]+)\](?!\()/g
/** Matches comments of TypeScript. A quotation mark or a template before `//` marks an address instead. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

const lineAt = (source, index) => source.slice(0, index).split('\n').length

/**
 * The row ids in docs/specification.md.
 * @param {string} page
 * @returns {Set<string>}
 */
export const rowsOf = (page) => new Set([...page.matchAll(/^- `([^`]+)`: /gm)].map(([, id]) => id))

/**
 * Citations of sections that are not in the repository.
 * @param {string} source
 * @returns {{ line: number, message: string }[]}
 */
export const lostSections = (source) =>
  [...source.matchAll(SECTION)].map(({ 0: text, index }) => ({
    line: lineAt(source, index),
    message: `${text}: cite a row of docs/specification.md as [row.id]`,
  }))

/**
 * Ids in the comments of a source file that are not rows.
 * @param {string} source
 * @param {ReadonlySet<string>} rows
 * @returns {{ line: number, message: string }[]}
 */
export const unknownRows = (source, rows) =>
  [...source.matchAll(COMMENT)].flatMap((comment) =>
    [...comment[0].matchAll(CITED)]
      .filter(([, id]) => !rows.has(id))
      .map(({ 1: id, index }) => ({
        line: lineAt(source, comment.index + index),
        message: `[${id}] is no row of docs/specification.md`,
      })),
  )
