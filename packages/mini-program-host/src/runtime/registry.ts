import type { BehaviorToken } from '../view/definitions'

export interface Definition {
  readonly kind: 'Page' | 'Component'
  readonly definition: object
}

/** The registrations of app code, by the path of the entry file that was loading. */
export interface Registry {
  readonly Page: (definition: object) => void
  readonly Component: (definition: object) => void
  readonly Behavior: (definition: object) => BehaviorToken
  get(path: string): Definition | undefined
  /** Runs an entry file: all registrations during it, in whichever module, belong to its path. */
  entry(path: string, run: () => void): void
}

/** Keeps each definition once, and defines it again in each page's window. */
export function createRegistry(): Registry {
  const definitions = new Map<string, Definition>()
  let current: string | undefined

  function register(kind: Definition['kind'], definition: unknown): void {
    if (typeof definition !== 'object' || definition === null) throw new TypeError(`${kind}() needs an object`)
    if (current === undefined) throw new Error(`${kind}() was called when no page or component was being loaded`)
    if (kind === 'Page' && definitions.has(current))
      throw new Error(`more than one Page was registered in ${current}.js`)
    definitions.set(current, { kind, definition })
  }

  return {
    Page: (definition) => register('Page', definition),
    Component: (definition) => register('Component', definition),
    Behavior: (definition) => ({ __behavior: definition as never }),
    get: (path) => definitions.get(path),
    entry(path, run) {
      const before = current
      current = path
      try {
        run()
      } finally {
        current = before
      }
    },
  }
}
