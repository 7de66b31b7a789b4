import { AREAS } from './all-rows'
import { GROUPS } from './groups'
import type { Row } from './row'

/** Characters that Markdown would treat as HTML. */
const escape = (text: string) => text.replaceAll('<', '\\<')
const sentence = (text: string) => escape(/[.!?]$/.test(text) ? text : `${text}.`)
const line = ({ id, text, issue }: Row) => `- \`${id}\`: ${sentence(text)}${issue === 'later' ? ' Not yet built.' : ''}`

/** The index of the row's group in GROUPS, or -1 if it has none. */
export const groupOf = (id: string) => GROUPS.findIndex(({ ids }) => ids.some((fits) => fits.test(id)))

const HEAD = `# Specification

What Souk does: one row for each requirement that tests prove. \`npm run docs:specification\` writes this page from the
rows in \`tests/conformance/rows\`; do not edit it. Comments in the code cite a row as \`[row.id]\`, and tests name it in
their titles. \`npm run test:all\` lists the tests of each row and the targets on which they passed
([how](../tests/conformance/README.md)), [architecture.md](architecture.md) describes how the parts of the system work
together, and [decisions](decisions) give the reasons.`

/** docs/specification.md: all rows by topic. */
export function specificationPage(): string {
  const sections = GROUPS.map(({ title, about }, group) => {
    const parts = AREAS.map((area) => ({ ...area, rows: area.rows.filter(({ id }) => groupOf(id) === group) }))
    const lists = parts
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => ({ title, lines: rows.map(line) }))
    const body = lists.map(({ title, lines }) => `${lists.length > 1 ? `### ${title}\n\n` : ''}${lines.join('\n')}`)
    return [`## ${title}`, about, ...body].join('\n\n')
  })
  return `${[HEAD, ...sections].join('\n\n')}\n`
}
