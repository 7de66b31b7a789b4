import path from 'node:path'
import { faultsOf } from '../../test/support/faults-of'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { readProject } from '../project/read-project'
import { compileProject } from './compile-project'

const PLAIN = path.join(__dirname, '../../test/fixtures/plain')

afterAll(removeWritten)

it('a compiled program is plain JSON', () => {
  const program = compileProject(readProject(PLAIN), 'https://host/')
  expect(JSON.parse(JSON.stringify(program))).toEqual(program)
  expect(program).toMatchObject({ assets: 'https://host/', tabs: ['pages/home/home', 'pages/forms/forms'] })
  expect(Object.keys(program.scripts)).toContain('utils/record.js')
  expect(program.styles.app).toContain('wx-page')
  expect(program.warnings).toEqual([
    'pages/home/home.wxss:9:3 wxss: WeChat loads no local file: "../../assets/dot.png"',
  ])
})

it('every broken file is told at once', () => {
  const folder = writeProgram({
    'app.js': 'App({\n  onLaunch( {}\n})',
    'pages/a/a.wxml': '<view>',
    'pages/a/a.wxss': '.a {',
    'pages/a/a.js': 'return 1',
    'u.wxs': 'let a',
  })
  expect(faultsOf(() => compileProject(readProject(folder)))).toEqual([
    'app.js:3:1 Unexpected token',
    'pages/a/a.wxml:1:2 wxml: missing end tag',
    expect.stringMatching(/^u\.wxs:1:5 wxs: /),
    'pages/a/a.wxss:1:1 wxss: Unclosed block',
  ])
})

it('modules of ECMAScript are refused where they begin', () => {
  const folder = writeProgram({ 'pages/a/a.js': "\nimport x from './x'\nPage({})" })
  expect(faultsOf(() => compileProject(readProject(folder)))).toEqual([
    "pages/a/a.js:2:1 'import' and 'export' may appear only with 'sourceType: module'",
  ])
})

it('a package that WeChat would not take is warned of', () => {
  const folder = writeProgram({ 'big.bin': new Uint8Array(2 * 1024 * 1024) })
  expect(compileProject(readProject(folder)).warnings).toEqual([
    expect.stringMatching(/^package "" has 20\d{5} bytes: WeChat takes no more than 2097152$/),
  ])
})
