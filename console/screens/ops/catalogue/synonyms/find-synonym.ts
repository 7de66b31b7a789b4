import type { OpsSynonym } from '@contract/entities/market/synonyms'
import { call } from '../../../../api/call'

/** The most that a page holds. */
const PAGE_SIZE = 50

/** Reads a group once more, whatever its words are now; undefined where it is gone. Throws an ApiError. */
export async function findSynonym(id: string, p = 1): Promise<OpsSynonym | undefined> {
  const { list, count } = await call('opsSynonyms', { p, page_size: PAGE_SIZE })
  const found = list.find(({ synonym_id }) => synonym_id === id)
  return found || p * PAGE_SIZE >= count ? found : findSynonym(id, p + 1)
}
