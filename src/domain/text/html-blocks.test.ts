import fc from 'fast-check'
import { htmlBlocks } from './html-blocks'

describe('htmlBlocks', () => {
  it('reads headings, paragraphs and list items in their order', () => {
    const html = '<h2>Prices</h2><p>Tax is <strong>included</strong>.</p><ul><li>One</li><li>Two &amp; three</li></ul>'
    expect(htmlBlocks(html)).toEqual([
      { kind: 'heading', text: 'Prices' },
      { kind: 'paragraph', text: 'Tax is included.' },
      { kind: 'item', text: 'One' },
      { kind: 'item', text: 'Two & three' },
    ])
  })

  it('keeps text outside of blocks, and drops empty blocks', () => {
    expect(htmlBlocks('Just words')).toEqual([{ kind: 'paragraph', text: 'Just words' }])
    expect(htmlBlocks('<p> </p>')).toEqual([])
  })

  it('decodes numbered entities and leaves unknown ones', () => {
    expect(htmlBlocks('<p>&#3585;&#x1F600;&unknown;</p>')[0]?.text).toBe('ก😀&unknown;')
  })

  it('never throws and never leaves a tag of its own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const block of htmlBlocks(`<p>${text}</p>`)) expect(block.text).not.toMatch(/<p>/)
      }),
    )
  })
})
