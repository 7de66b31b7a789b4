import { createContext, useContext, useEffect, useRef } from 'react'

interface Place {
  wrong: boolean | undefined
  focus: () => void
  /** The form that it is a field of. */
  scope: object | undefined
}

const Scope = createContext<object | undefined>(undefined)

/** Around the fields of a form: errors of another form, or of a page below, do not count. */
export const FormScope = Scope.Provider

/** The fields that are mounted, in the order of their forms. */
const places = new Set<{ readonly current: Place }>()

/** Puts the focus on the form's first field that is marked as wrong; the target scrolls it to where it is seen. */
export function focusWrong(form?: object): void {
  const [first] = [...places].filter(({ current }) => current.wrong && current.scope === form)
  first?.current.focus()
}

/** A field that takes the focus when it is the first of its form that is wrong. */
export function useFocusWrong(wrong: boolean | undefined, focus: () => void): void {
  const scope = useContext(Scope)
  const place = useRef<Place>({ wrong, focus, scope })
  place.current = { wrong, focus, scope }
  useEffect(() => {
    places.add(place)
    return () => {
      places.delete(place)
    }
  }, [])
}
