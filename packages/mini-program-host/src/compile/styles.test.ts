import { compileStyles } from './styles'

function compile(files: Record<string, string>, assets = 'https://host/') {
  const sources = new Map(Object.entries(files))
  const sizes = new Map(Object.keys(files).map((file) => [file, 1]))
  return compileStyles({ sources, sizes }, assets)
}

const css = (text: string) => compile({ 'a.wxss': text }).styles.a

describe('selectors', () => {
  it.each([
    ['view {}', 'wx-view {}'],
    ['page {}', 'wx-page {}'],
    ['view.row > text, .b scroll-view::after {}', 'wx-view.row > wx-text, .b wx-scroll-view::after {}'],
    ['.a:not(view):nth-child(2n + 1):lang(en) {}', '.a:not(wx-view):nth-child(2n + 1):lang(en) {}'],
    ['* {}', '* {}'],
    ['wx-view {}', 'wx-view {}'],
    ['.view #text [text] {}', '.view #text [text] {}'],
    ['@media (min-width: 1px) { view {} }', '@media (min-width: 1px) { wx-view {} }'],
    ['@keyframes k { from {} 50% {} to {} }', '@keyframes k { from {} 50% {} to {} }'],
  ])('%s name the drawn elements', (text, expected) => {
    expect(css(text)).toBe(expected)
  })
})

it('lengths in rpx become part of the screen, in media queries too', () => {
  expect(css('.a { width: 750rpx; --b: 1rpx }')).toBe(
    '.a { width: calc(100vw * 750 / 750); --b: calc(100vw * 1 / 750) }',
  )
  expect(css('@media (min-width: 75rpx) {}')).toBe('@media (min-width: calc(100vw * 75 / 750)) {}')
})

describe('@import', () => {
  it.each(["@import './b.wxss';", '@import "b.wxss";', "@import url('/s/b.wxss');", '@import url(b.wxss);'])(
    '%s is replaced by the sheet',
    (line) => {
      expect(compile({ 's/a.wxss': `${line} .a {}`, 's/b.wxss': 'view {}' }).styles['s/a']).toMatch(
        /^wx-view \{\} ?\.a \{\}$/,
      )
    },
  )

  it('keeps its media query', () => {
    expect(compile({ 'a.wxss': '@import "b.wxss" print;', 'b.wxss': '.b {}' }).styles.a).toMatch(
      /^@media print\s*\{\s*\.b \{\}\s*\}$/,
    )
  })

  it('of sheets that import each other ends', () => {
    const { styles } = compile({ 'a.wxss': '@import "b.wxss"; .a {}', 'b.wxss': '@import "a.wxss"; .b {}' })
    expect(styles.a?.match(/\.\w/g)).toEqual(['.b', '.a'])
    expect(styles.b?.match(/\.\w/g)).toEqual(['.a', '.b'])
  })

  it('of a sheet that is not there is a fault, at its line', () => {
    expect(compile({ 's/a.wxss': '.a {}\n@import "b.wxss";\n@import "https://x/y.css";' }).faults).toEqual([
      { file: 's/a.wxss', line: 2, column: 1, message: 'wxss: @import names "b.wxss", which is missing' },
      { file: 's/a.wxss', line: 3, column: 1, message: 'wxss: @import names "https://x/y.css", which is missing' },
    ])
  })
})

describe('url()', () => {
  it('of the package leads to its assets, and is warned of since WeChat loads none', () => {
    const { styles, warnings } = compile({
      's/a.wxss': '.a {\n  background: url(../i/b.png?x) }\n',
      'i/b.png': '',
    })
    expect(styles['s/a']).toContain('url("https://host/i/b.png?x")')
    expect(warnings).toEqual(['s/a.wxss:2:3 wxss: WeChat loads no local file: "../i/b.png?x"'])
  })

  it('of an imported sheet is read from where that sheet lies', () => {
    const files = { 'a.wxss': '@import "s/b.wxss";', 's/b.wxss': '.b { background: url("c.png") }', 's/c.png': '' }
    expect(compile(files).styles.a).toContain('url("https://host/s/c.png")')
  })

  it('of a file that is not there is warned of', () => {
    expect(compile({ 'a.wxss': '.a { background: url(/gone.png) }' }).warnings).toEqual([
      'a.wxss:1:6 wxss: "/gone.png" is missing',
    ])
  })

  it.each(['data:image/png;base64,AA==', 'https://x/y.png', '//x/y.png', '#mask'])('of %s stays as it is', (url) => {
    const { styles, warnings } = compile({ 'a.wxss': `.a { mask: url(${url}) }` })
    expect(styles.a).toBe(`.a { mask: url(${url}) }`)
    expect(warnings).toEqual([])
  })
})

it.each([
  ['a block without end', '.a {\n  color: red;\n', { line: 1, column: 1, message: 'wxss: Unclosed block' }],
  ['a declaration without colon', '.a {\n  color red;\n}', { line: 2, column: 3, message: 'wxss: Unknown word' }],
  ['a text without end', '.a {\n  content: "x;\n}', { line: 2, column: 12, message: 'wxss: Unclosed string' }],
  ['a brace too many', '.a {}\n}', { line: 2, column: 1, message: 'wxss: Unexpected }' }],
  ['a selector that is none', '.b {}\n.a[=x] {}', { line: 2, column: 4, message: 'wxss: Expected an attribute' }],
])('%s is a fault, by line and column', (_, text, fault) => {
  const { faults, styles } = compile({ 'a.wxss': text })
  expect(faults).toEqual([{ file: 'a.wxss', ...fault, message: expect.stringContaining(fault.message) }])
  expect(styles).toEqual({})
})
