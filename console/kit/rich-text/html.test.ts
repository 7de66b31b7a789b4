import { cleaned, isAddress } from './html'

const LINK = '<a href="https://souk.example/a?b=1&amp;c=2" rel="noopener nofollow">here</a>'

it.each([
  ['keeps what is allowed', `<h2>Tea</h2><p>A <strong>b</strong> <em>c</em> ${LINK}</p>`, null],
  ['keeps lists, also in lists', '<ul><li>One<ol><li>Two</li></ol></li></ul>', null],
  ['writes marks by their names', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
  ['makes paragraphs of lines', 'One<div>Two</div><div><br></div>Three', '<p>One</p><p>Two</p><p>Three</p>'],
  ['has two kinds of headings', '<h1>A</h1><h5>B</h5>', '<h2>A</h2><h3>B</h3>'],
  ['drops what runs or loads', '<p onclick="a()">a<img src=x onerror=b()></p><script>c()</script>', '<p>a</p>'],
  ['drops links that lead elsewhere', '<p><a href="javascript:a()">a</a></p>', '<p>a</p>'],
  ['takes the text of tables', '<table><tr><td>a</td></tr></table>', '<p>a</p>'],
  ['drops what is empty', '<p></p><ul><li> </li></ul><h2><br></h2>', ''],
  ['escapes', '<p>a &lt;b&gt; &amp; c</p>', null],
])('%s [rule.safe-html]', (_, html, expected) => {
  expect(cleaned(html)).toBe(expected ?? html)
  expect(cleaned(cleaned(html))).toBe(cleaned(html))
})

it.each([
  ['https://souk.example', true],
  ['mailto:help@souk.example', true],
  ['pages/policy/terms', true],
  ['http://souk.example', false],
  ['javascript:alert(1)', false],
  ['https:// souk.example', false],
])('leads to %s: %j', (address, may) => expect(isAddress(address)).toBe(may))
