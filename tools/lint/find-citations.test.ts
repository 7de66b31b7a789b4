import { lostSections, rowsOf, unknownRows } from './find-citations.mjs'

const rows = rowsOf('# Specification\n\n- `rule.rate`: A rating.\n- `state.paid.cancel`: In paid, cancel is allowed.\n')
const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)

it('reads the ids of the page', () => {
  expect([...rows]).toEqual(['rule.rate', 'state.paid.cancel'])
})

describe('sections of documents that are not here', () => {
  // put together, so that the rule does not find them in this file
  const cite = (document: string) => `${document} §3`

  it('are named with their line', () => {
    const source = `/** A rating (${cite('spec')}). */\n\n// by ${cite('gaps')} to §5\n/* (${'architecture'}, locks) */`
    expect(linesOf(lostSections(source))).toEqual([1, 3, 4])
  })

  it('may be those of an RFC', () => {
    expect(lostSections('/** Base64url (RFC 4648 §5), see docs/architecture.md. */')).toEqual([])
  })
})

describe('rows cited in comments', () => {
  it('that do not exist are named with their line', () => {
    const source =
      'const a = 1 // [rule.rates]\n/**\n * Cancels [state.paid.cancel]\n * or not [state.paid.cancels].\n */'
    expect(linesOf(unknownRows(source, rows))).toEqual([1, 4])
  })

  it('may be any that exists', () => {
    expect(unknownRows('/** A rating [rule.rate] [state.paid.cancel]. */', rows)).toEqual([])
  })

  it('are not looked for in code and links', () => {
    const source = "const b = seen[row.id]\nconst c = 'http://x/[a.b]'\n/** See [page.md](page.md). */"
    expect(unknownRows(source, rows)).toEqual([])
  })
})
