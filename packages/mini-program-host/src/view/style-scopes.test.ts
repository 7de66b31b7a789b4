import { endAll, run } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

afterEach(endAll)
afterAll(removeWritten)

const RED = 'rgb(255, 0, 0)'
const BLUE = 'rgb(0, 0, 255)'

function styled(json: object, code = 'Component({})') {
  return writeProgram({
    'app.wxss': '.app { color: red }',
    'pages/a/a.json': { usingComponents: { c: '/c/c' } },
    'pages/a/a.wxml': '<view id="page" class="app one">page</view><view id="theirs" class="two">x</view><c id="c" />',
    'pages/a/a.wxss': '.one, view.one:not(.none) { color: red } @media (min-width: 1px) { .three { color: red } }',
    'c/c.json': { component: true, ...json },
    'c/c.wxml': '<view id="in" class="one two">in</view><view id="app" class="app">app</view>',
    'c/c.wxss': '.two { color: blue } :host { background: blue }',
    'c/c.js': code,
  })
}

async function colours(folder: string) {
  const { find, top } = await run(folder)
  const { window } = top().view
  const colour = (selector: string) => window.getComputedStyle(find(selector)).color
  return { page: colour('#page'), in: colour('#in'), app: colour('#app'), theirs: colour('#theirs'), find, window }
}

test("a component's classes apply only to its own elements, and the page's do not apply to it", async () => {
  const { page, app, theirs, find, window, ...own } = await colours(styled({}))
  expect({ page, in: own.in, app, theirs }).toEqual({ page: RED, in: BLUE, app: 'canvastext', theirs: 'canvastext' })
  expect(window.getComputedStyle(find('#c')).background).toBe(BLUE)
})

test.each([
  ['styleIsolation of its json', styled({ styleIsolation: 'apply-shared' })],
  ['addGlobalClass of its options', styled({}, 'Component({ options: { addGlobalClass: true } })')],
])('%s lets the classes of the page in', async (_, folder) => {
  const { app, theirs, find } = await colours(folder)
  expect({ app, theirs }).toEqual({ app: RED, theirs: 'canvastext' })
  expect(find('#in').className).toBe('one two')
})

test("a shared component's classes apply to the page too", async () => {
  const { app, theirs } = await colours(styled({ styleIsolation: 'shared' }))
  expect({ app, theirs }).toEqual({ app: RED, theirs: BLUE })
})
