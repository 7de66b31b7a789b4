import type { PolicyName } from '@contract/entities/policy'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { DEMO_WORDS } from '../../../testing/demo-words'
import { textIn } from '../../../kernel/text/texts'
import { builtIn } from './policies'

const NAMES: readonly PolicyName[] = ['terms', 'support', 'returns', 'privacy', 'about']
const COMPANY = {
  name: 'Market & Sons',
  address: '1 High Street, Dublin',
  email: 'help@market.example',
  taxId: 'IE1234567T',
}

it.each(NAMES)('the built-in text of %s is that of any shop: no demonstration, and not the name of Souk', (name) => {
  for (const language of LANGUAGE_CODES) {
    const said = textIn(builtIn(name, { market: 'Grand Bazaar', company: null }).content, language)
    expect(said).not.toMatch(DEMO_WORDS)
    expect(said).not.toMatch(/Souk|@|\{/)
  }
})

it.each(['terms', 'support', 'privacy', 'about'] as const)(
  'that of %s ends with the company [documents.company]',
  (name) => {
    for (const language of LANGUAGE_CODES) {
      const said = textIn(builtIn(name, { market: 'Grand Bazaar', company: COMPANY }).content, language)
      for (const part of ['Market &amp; Sons', COMPANY.address, COMPANY.email, COMPANY.taxId])
        expect(said).toContain(part)
    }
  },
)

it('the terms name the marketplace', () => {
  const { content } = builtIn('terms', { market: 'Grand <Bazaar>', company: null })
  for (const language of LANGUAGE_CODES) expect(textIn(content, language)).toContain('Grand &lt;Bazaar&gt;')
})
