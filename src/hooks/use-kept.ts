import { useEffect, useRef, useState } from 'react'
import { on } from '@/services/events'
import { keepDraft, takeDraft } from './form-draft'

/**
 * A state that survives the loss of the session under its name: what was chosen or open is restored after a login of
 * the same user. It stays in memory, and a logout removes it.
 */
export function useKept<T>(name: string, first: T | (() => T)): [T, (value: T) => void] {
  const [start] = useState(first)
  const [value, setValue] = useState<T>(() => {
    const kept = takeDraft<{ value: T }>(name)
    return kept ? kept.value : start
  })
  const latest = useRef(value)
  latest.current = value
  useEffect(
    () =>
      on('sessionLost', () => {
        if (latest.current !== start) keepDraft(name, { value: latest.current })
      }),
    [name, start],
  )
  return [value, setValue]
}
