import { openJsdom } from '../test/jsdom-page'
import { soon } from '../test/soon'
import { decodeEntities } from './text'

it("decodes WeChat's entities, each once", () => {
  expect(decodeEntities('&lt;b&gt; &amp;lt; &nbsp;&copy;')).toBe('<b> &lt; \u00a0&copy;')
})

it('decodes a text, and its changes, only with `decode`', async () => {
  const page = await openJsdom('<text id="a" decode>{{words}}</text><text id="b">{{words}}</text>', {
    words: '&lt;1&gt;',
  })
  await soon()
  expect(page.find('#a').textContent).toBe('<1>')
  page.setData({ words: '&amp;lt;' })
  await soon()
  expect([page.find('#a').textContent, page.find('#b').textContent]).toEqual(['&lt;', '&amp;lt;'])
})

it('draws texts within texts', async () => {
  const page = await openJsdom('<text id="a" space="ensp" user-select>one<text>two</text></text>')
  expect(page.find('#a').textContent).toBe('onetwo')
  expect(page.find('#a').getAttribute('space')).toBe('ensp')
  expect(page.find('#a').hasAttribute('selectable')).toBe(true)
})
