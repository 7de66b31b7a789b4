import { LANGUAGE_CODES } from '@contract/languages'
import type { PolicyName } from '@contract/entities/policy'
import { textIn } from '../../../kernel/text/texts'
import { builtIn } from './policies'

const NAMES: readonly PolicyName[] = ['terms', 'support', 'returns', 'privacy', 'about']

it.each(NAMES)('the built-in text of %s holds for any shop: it names no address and no demonstration', (name) => {
  for (const language of LANGUAGE_CODES) {
    expect(textIn(builtIn(name).content, language)).not.toMatch(
      /@|demo shop|demonstration|demostración|デモ|演示|示範|สาธิต/,
    )
  }
})
