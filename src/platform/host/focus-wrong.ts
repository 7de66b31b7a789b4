import { createContext, useContext, useEffect, useRef } from 'react'

interface Place {
  wrong: boolean | undefined
  focus: () => void
  /** The form that contains the field. */
  scope: object | undefined
}

const Scope = createContext<object | undefined>(undefined)

/** Goes around the fields of a form, so that errors of another form, or of a page below, do not count. */
export const FormScope = Scope.Provider

/** The mounted fields, in the order of their forms. */
const places = new Set<{ readonly current: Place }>()

/** Focuses the form's first invalid field; the target scrolls it into view. */
export function focusWrong(form?: object): void {
  const [first] = [...places].filter(({ current }) => current.wrong && current.scope === form)
  first?.current.focus()
}

/** Lets a field take the focus when it is the first invalid one of its form. */
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
