import fc from 'fast-check'
import { writeSafeHtml } from './safe-html'

describe('rich text that is written anew [rule.safe-html]', () => {
  it.each([
    ['<h2>Care</h2><p>Wash <b>by hand</b>.</p>', '<h2>Care</h2><p>Wash <strong>by hand</strong>.</p>'],
    ['<h1>One</h1><h5>Two</h5>', '<h2>One</h2><h3>Two</h3>'],
    ['plain & <simple', '<p>plain &amp; &lt;simple</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<li>alone', '<ul><li>alone</li></ul>'],
    ['<p>open <em>never closed', '<p>open <em>never closed</em></p>'],
    ['<div style="color:red">in a <span class="x">box</span></div>', '<p>in a box</p>'],
    ['<p></p><p> </p><p>rest</p>', '<p>rest</p>'],
    ['a<!-- hidden <script> -->b', '<p>ab</p>'],
    ['&lt;script&gt; stays text &amp; so does &copy;', '<p>&lt;script&gt; stays text &amp; so does &amp;copy;</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ])('%s', (html, written) => {
    expect(writeSafeHtml(html)).toBe(written)
  })

  it.each([
    [
      'https://souk.example/a?b=1&c="2"',
      '<p><a href="https://souk.example/a?b=1&amp;c=&quot;2&quot;" rel="noopener nofollow">x</a></p>',
    ],
    ['mailto:help@souk.example', '<p><a href="mailto:help@souk.example" rel="noopener nofollow">x</a></p>'],
    ['pages/search/search?q=tea', '<p><a href="pages/search/search?q=tea" rel="noopener nofollow">x</a></p>'],
    ['javascript:alert(1)', '<p>x</p>'],
    ['java&#115;cript:alert(1)', '<p>x</p>'],
    [' data:text/html,x', '<p>x</p>'],
    ['//evil.example', '<p>x</p>'],
    ['http://plain.example', '<p>x</p>'],
  ])('keeps a link to %s only if it is safe', (address, written) => {
    expect(writeSafeHtml(`<a href='${address.replace(/'/g, '&#39;')}' title="t">x</a>`)).toBe(written)
  })

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://a.example"></iframe>',
    '<p onclick="alert(1)">x</p>',
    '<form action="https://a.example"><input></form>',
    '<svg><a>x</a></svg>',
    '<style>p{}</style>',
    '<p/onmouseover=alert(1)>x',
  ])('refuses %s', (html) => {
    expect(writeSafeHtml(html)).toBeNull()
  })

  it('writes its own output again unchanged, with nothing but the tags of its list', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<b>', '</b>', '<a href="https://a.example">', '</a>'],
      ...['<h2>', '</h2>', '<br>', '<div>', '</div>', 'text', ' ', '&amp;', '<', '>', '"', '<!--', '-->', '&lt;b&gt;'],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const once = writeSafeHtml(pieces.join(''))
        if (once === null) return
        expect(writeSafeHtml(once)).toBe(once)
        const tags = [...once.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map(([, tag]) => tag)
        expect(tags.filter((tag) => !/^(h2|h3|p|ul|ol|li|strong|em|a|br)$/.test(tag ?? ''))).toEqual([])
        expect(
          once.replace(/<\/?(h2|h3|p|ul|ol|li|strong|em|br)>|<a href="[^"<>]*" rel="noopener nofollow">|<\/a>/g, ''),
        ).not.toMatch(/[<>]/)
      }),
    )
  })
})
