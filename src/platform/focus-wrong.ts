import { useEffect, useRef } from 'react'

interface Place {
  wrong: boolean | undefined
  focus: () => void
}

/** The fields that are mounted, in the order of their forms. */
const places = new Set<{ readonly current: Place }>()

/** Puts the focus on the first field that is marked as wrong; the target scrolls it to where it is seen. */
export function focusWrong(): void {
  for (const { current } of places) {
    if (!current.wrong) continue
    current.focus()
    return
  }
}

/** A field that takes the focus when it is the first that is wrong. */
export function useFocusWrong(wrong: boolean | undefined, focus: () => void): void {
  const place = useRef<Place>({ wrong, focus })
  place.current = { wrong, focus }
  useEffect(() => {
    places.add(place)
    return () => {
      places.delete(place)
    }
  }, [])
}
