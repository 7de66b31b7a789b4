import { formatFault } from '../project/project-error'
import { compileTemplates } from './templates'

const compile = (files: Record<string, string>) => compileTemplates({ sources: new Map(Object.entries(files)) })
const faults = (files: Record<string, string>) => compile(files).faults.map(formatFault)

type Groups = Record<string, (name: string) => unknown>

function run(files: Record<string, string>): Groups {
  const { templates } = compile(files)
  return new Function('__wxEventWrapper', `return ${templates}`)(() => undefined) as Groups
}

it('templates are compiled to an expression of all of them', () => {
  const files = {
    'a/a.wxml': '<import src="../t.wxml" /><template is="x" />',
    't.wxml': '<template name="x">x</template>',
  }
  expect(compile(files)).toMatchObject({ templatePaths: ['a/a', 't'], faults: [], warnings: [] })
  expect(Object.keys(run(files)).sort()).toEqual(['a/a', 't'])
})

it('the generated code hands each listener to the hook', () => {
  expect(compile({ 'a.wxml': '<view bindtap="x" />' }).templates).toContain('var Q={C:__wxEventWrapper,')
})

it('wxs finds what it requires, with and without suffix', () => {
  const files = {
    'a/a.wxml':
      '<wxs src="../u/f.wxs" module="f" /><wxs module="i">module.exports = require("/u/g.wxs")</wxs>{{f.x + i.x}}',
    'u/f.wxs': 'var g = require("./g.wxs"), h = require("../h")\nmodule.exports = { x: g.x + h.x }',
    'u/g.wxs': 'module.exports = { x: 1 }',
    'h.wxs': 'module.exports = { x: 2 }',
  }
  expect(faults(files)).toEqual([])
  expect(Object.keys(run(files))).toEqual(['a/a'])
})

describe('a template is refused', () => {
  it.each([
    ['a tag without end', '<view>\n  <text>\n</view>', 'a.wxml:2:4 wxml: missing end tag'],
    ['an end without tag', '<view />\n</view>', 'a.wxml:2:1 wxml: invalid end tag'],
    ['a tag that breaks off', '<view\n  id="a', 'a.wxml:1:1 wxml: incomplete tag'],
    ['an expression without end', '<view a="{{b" />', 'a.wxml:1:10 wxml: missing expression end'],
    ['an expression that is none', '<view>{{a b}}</view>', 'a.wxml:1:11 wxml: unexpected character inside expression'],
    ['a value without quotes', '<view a=1 />', 'a.wxml:1:9 wxml: should be quoted'],
    ['a tag inside a tag', '<view <text />', 'a.wxml:1:7 wxml: invalid attribute name'],
    ['an else without if', '<view />\n<view wx:else />', undefined],
    ['a lonely else', '<text>x</text>\n<block wx:elif="{{a}}" />', undefined],
    ['an import of nothing', '<import />', 'a.wxml:1:2 wxml: missing source path'],
  ])('for %s, by line and column', (_, text, first) => {
    const [found] = faults({ 'a.wxml': text })
    if (first === undefined) expect(found).toMatch(/^a\.wxml:2:\d+ wxml: invalid attribute$/)
    else expect(found).toBe(first)
    expect(compile({ 'a.wxml': text }).templates).toBe('')
  })

  it.each([
    ['<import src="../t.wxml" />', 'a/a.wxml:2:1 <import> names "../t.wxml", which is missing'],
    ['<view><include src="/t" /></view>', 'a/a.wxml:2:7 <include> names "/t", which is missing'],
    ['<wxs module="m" src="./m.wxs" />', 'a/a.wxml:2:1 <wxs> names "./m.wxs", which is missing'],
    ['<import\n  src="../../../t.wxml" />', 'a/a.wxml:2:1 <import> names "../../../t.wxml", which is missing'],
  ])('for %s', (line, fault) => {
    expect(faults({ 'a/a.wxml': `\n${line}` })).toEqual([fault])
  })

  it('not for what a comment names', () => {
    expect(faults({ 'a.wxml': '<!-- <import src="gone.wxml" /> -->' })).toEqual([])
  })
})

describe('wxs is refused', () => {
  it.each([
    ['a syntax that is none', 'var a = 1\nvar = 2', 'u.wxs:2:5 wxs: Unexpected token'],
    ['what came after ECMAScript 5', '\n\nmodule.exports = () => 1', 'u.wxs:3:19 wxs: Unexpected token'],
    ['new', 'var a =\n  new Date()', 'u.wxs:2:3 wxs: there is no "new"; dates come from getDate()'],
    ['a regular expression', 'var a = /b/', 'u.wxs:1:9 wxs: there are no regular expressions but those of getRegExp()'],
    ['try', 'try { a() } catch (e) {}', 'u.wxs:1:1 wxs: there is no "try"'],
    ['a getter', 'var a = { get b() { return 1 } }', 'u.wxs:1:11 wxs: there are no getters and setters'],
    ['a script that is missing', 'var a = 1\nrequire("./gone.wxs")', 'u.wxs:2:9 the wxs "./gone.wxs" is missing'],
  ])('for %s, by line and column', (_, text, fault) => {
    expect(faults({ 'u.wxs': text })).toEqual([fault])
  })

  it('inside a template too, at its line there', () => {
    const text = '<view />\n<wxs module="m">\n  var x = ;\n</wxs>'
    expect(faults({ 'a.wxml': text })).toEqual(['a.wxml:3:11 wxs: Unexpected token'])
  })
})

it('what stops nothing is a warning', () => {
  expect(compile({ 'a.wxml': '<view a="1"\n  a="2" />' })).toMatchObject({
    faults: [],
    warnings: ['a.wxml:2:3 wxml: duplicated attribute'],
  })
})
