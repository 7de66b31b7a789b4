import { useState } from 'react'

export interface Selection {
  readonly keys: readonly string[]
  has(key: string): boolean
  /** Whether all of these are selected, some, or none. */
  among(keys: readonly string[]): boolean | 'some'
  set(key: string, on: boolean): void
  setAll(keys: readonly string[], on: boolean): void
  clear(): void
}

/** What is selected in a list, page over page, until the filters change: `scope` names what the list shows. */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<{ scope: string; keys: readonly string[] }>({ scope, keys: [] })
  const keys = state.scope === scope ? state.keys : []
  const put = (next: readonly string[]) => setState({ scope, keys: next })
  return {
    keys,
    has: (key) => keys.includes(key),
    among: (asked) => {
      const found = asked.filter((key) => keys.includes(key)).length
      if (found === 0) return false
      return found === asked.length ? true : 'some'
    },
    set: (key, on) => put(on ? [...keys, key] : keys.filter((each) => each !== key)),
    setAll: (asked, on) => put([...keys.filter((key) => !asked.includes(key)), ...(on ? asked : [])]),
    clear: () => put([]),
  }
}
