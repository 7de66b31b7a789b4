import { useState } from 'react'
import { SEARCH_MAX } from '@contract/base/text-limits'
import { cutText } from '@/domain/text/cut-text'
import { replace } from '@/platform/navigation/navigation'

interface Words {
  /** The raw text of the field. */
  readonly typed: string
  readonly type: (typed: string) => void
  /** Trimmed, and cut to the length of a term. */
  readonly words: string
  /** Puts a term into the address, which shows its results. */
  readonly search: (term?: string) => Promise<void>
}

/** The text of the search field. It starts with the current term. */
export function useWords(term: string): Words {
  const [typed, type] = useState(term)
  const words = cutText(typed.trim(), SEARCH_MAX)
  return {
    typed,
    type,
    words,
    search: async (wanted = words) => {
      if (wanted === term) type(term)
      else if (wanted !== '') await replace('search', { q: wanted })
    },
  }
}
