import { useState } from 'react'
import { SEARCH_MAX } from '@contract/text-limits'
import { cutText } from '@/domain/text/cut-text'
import { replace } from '@/platform/navigation/navigation'

interface Words {
  /** As they stand in the field. */
  readonly typed: string
  readonly type: (typed: string) => void
  /** Without what surrounds them, and not longer than a term may be. */
  readonly words: string
  /** Puts a term into the address, and with it into the results. */
  readonly search: (term?: string) => Promise<void>
}

/** What is typed into the search field, which begins with the term that is shown. */
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
