import { AREAS } from './all-rows'
import type { Row } from './row'

const escape = (text: string) => text.replaceAll('|', '\\|')

function proof(row: Row, files: readonly string[] | undefined): string {
  if (files) return files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ')
  return row.issue === 'later' ? 'later' : '**none**'
}

/** docs/conformance.md: each row with the test files that prove it. */
export function conformancePage(proofs: ReadonlyMap<string, readonly string[]>): string {
  const tables = AREAS.map(({ title, rows }) => {
    const lines = rows.map((row) => `| \`${row.id}\` | ${escape(row.text)} | ${proof(row, proofs.get(row.id))} |`)
    return [`## ${title}`, '', '| row | what | proven by |', '| --- | --- | --- |', ...lines].join('\n')
  })
  const introduction =
    'Written by `npm test`; do not edit. Each row of the specification, in our own words, with the tests that prove ' +
    'it. How rows and titles belong together: [tests/conformance](../tests/conformance/README.md).'
  return ['# Conformance', introduction, ...tables].join('\n\n') + '\n'
}
