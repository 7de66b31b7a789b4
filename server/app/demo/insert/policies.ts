import type { PolicyName } from '@contract/entities/policy'
import { LANGUAGE_CODES } from '@contract/languages'
import { builtIn } from '../../../areas/settings/policies/policies'
import { policies } from '../../../kernel/db/schema/articles'
import type { Tx } from '../../../kernel/db/types'
import { escapeHtml } from '../../../kernel/text/html'
import { textIn } from '../../../kernel/text/texts'
import { DEMO_NOTICE } from '../vocabulary/notice'

/** Where visitors read who runs the shop, and where to ask. */
const SAID_IN: readonly PolicyName[] = ['about', 'support']

/** Says in the shop's policies that it is a demonstration; the built-in texts are for shops that are none. */
export async function insertPolicies(tx: Tx, now: Date): Promise<void> {
  await tx.insert(policies).values(
    SAID_IN.map((name) => {
      const { title, content } = builtIn(name)
      const said = LANGUAGE_CODES.map((language) => {
        const notice = `<p>${escapeHtml(textIn(DEMO_NOTICE, language))}</p>`
        return [language, `${notice}${textIn(content, language)}`]
      })
      return { name, title, content: Object.fromEntries(said), updatedAt: now }
    }),
  )
}
