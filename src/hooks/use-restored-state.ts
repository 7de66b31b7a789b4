import { useEffect, useRef, useState } from 'react'
import { keepDraft, onLeaving, takeDraft } from './form-draft'

/**
 * A state that survives the loss of the session, and a reload, under its name: what was chosen or open is restored for the
 * same user. A logout removes it.
 */
export function useRestoredState<T>(name: string, first: T | (() => T)): [T, (value: T) => void] {
  const [start] = useState(first)
  const [value, setValue] = useState<T>(() => {
    const kept = takeDraft<{ value: T }>(name)
    return kept ? kept.value : start
  })
  const latest = useRef(value)
  latest.current = value
  useEffect(
    () =>
      onLeaving(() => {
        if (latest.current !== start) keepDraft(name, { value: latest.current })
      }),
    [name, start],
  )
  return [value, setValue]
}
