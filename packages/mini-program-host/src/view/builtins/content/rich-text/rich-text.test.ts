import { openJsdom } from '../../test/jsdom-page'

async function drawn(nodes: unknown) {
  const page = await openJsdom('<rich-text id="r" nodes="{{nodes}}" />', { nodes })
  return page.find('#r').innerHTML
}

it('draws nodes and HTML in the same way', async () => {
  const nodes = [
    { name: 'p', attrs: { class: 'c', style: 'color:red' }, children: [{ type: 'text', text: 'a &lt; b' }] },
  ]
  expect(await drawn(nodes)).toBe('<p class="c" style="color:red">a &lt; b</p>')
  expect(await drawn('<p class="c" style="color:red">a &lt; b</p>')).toBe('<p class="c" style="color:red">a &lt; b</p>')
})

it("loads a picture of the package from the package's address", async () => {
  expect(await drawn('<img src="/a.png" width="9">')).toBe('<img src="http://assets.invalid/a.png" width="9">')
})

it.each([
  ['<script>alert(1)</script><b>x</b>', '<b>x</b>'],
  ['<img src=x onerror=alert(1)>', '<img src="http://assets.invalid/x">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<iframe src="/x"></iframe><form><input></form><style>*{}</style>', ''],
  ['<svg onload=alert(1)><circle></circle></svg>', ''],
])('draws nothing that could act: %s', async (html, expected) => {
  expect(await drawn(html)).toBe(expected)
})

it('draws nothing for values that are neither nodes nor text', async () => {
  expect(await drawn({ name: 'p' })).toBe('')
})
