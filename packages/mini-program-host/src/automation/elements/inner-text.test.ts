import { JSDOM } from 'jsdom'
import { innerText } from './inner-text'

/** Text of a body in jsdom, which has no innerText of its own. */
function textOf(html: string): string {
  const style = '<style>b, i { display: inline } div { display: block } .flex { display: flex }</style>'
  const { window } = new JSDOM(`${style}<body>${html}</body>`)
  return innerText(window.document.body)
}

test.each([
  ['inline elements stand on one line', '<b>a</b><i>b</i> c', 'ab c'],
  ['blocks have lines of their own', 'a<div>b</div><div><div>c</div></div>d', 'a\nb\nc\nd'],
  ['children of a flex box are blocks', '<div class="flex"><b>a</b><i>b</i></div>', 'a\nb'],
  ['what is not displayed has no text', 'a<b style="display:none">b</b>', 'a'],
  ['white space runs together', 'a  \n  b', 'a b'],
  ['white space is kept where the style keeps it', '<b style="white-space:pre-wrap">a\nb</b>', 'a\nb'],
  ['a line break is one', 'a<br>b', 'a\nb'],
])('%s', (_, html, text) => {
  expect(textOf(html)).toBe(text)
})
