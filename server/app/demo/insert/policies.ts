import type { PolicyName } from '@contract/entities/policy'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { MARKET_NAME } from '@contract/rules/market-name'
import { builtIn } from '../../../areas/settings/policies/policies'
import { policies } from '../../../kernel/db/schema/articles'
import type { Db } from '../../../kernel/db/types'
import { escapeHtml } from '../../../kernel/text/html'
import { textIn } from '../../../kernel/text/texts'
import { DEMO_NOTICE } from '../vocabulary/notice'

/** Where visitors read who runs the shop, and where to ask. */
const SAID_IN: readonly PolicyName[] = ['about', 'support']

/** The demo has its first name, and no company. */
const WHO = { market: MARKET_NAME, company: null }

/**
 * Says in the shop's policies that it is a demonstration; the built-in texts are for shops that are none. Policies that
 * somebody has written stay: so a demo shop of an earlier version, whose built-in texts said it, gets them as well.
 */
export async function insertPolicies(db: Db, now: Date): Promise<void> {
  const written = SAID_IN.map((name) => {
    const { title, content } = builtIn(name, WHO)
    const said = LANGUAGE_CODES.map((language) => {
      const notice = `<p>${escapeHtml(textIn(DEMO_NOTICE, language))}</p>`
      return [language, `${notice}${textIn(content, language)}`]
    })
    return { name, title, content: Object.fromEntries(said), updatedAt: now }
  })
  await db.insert(policies).values(written).onConflictDoNothing()
}
