import type { Program } from '../types/program'
import { resolvePath } from './paths'

/** Which packages have been downloaded, and which of their entry files have run. */
export interface Packages {
  isLoaded(file: string): boolean
  /** Downloads the package of a file and runs its components, then its pages, as WeChat does on the first opening. */
  loadOf(file: string): void
}

/** @param entry runs one entry file */
export function createPackages(program: Program, entry: (path: string) => void): Packages {
  const roots = program.packages.map(({ root }) => root.replace(/\/$/, '')).filter(Boolean)
  const loaded = new Set<string>()
  const rootOf = (file: string) => roots.find((root) => file.startsWith(`${root}/`)) ?? ''

  function load(root: string): void {
    if (loaded.has(root)) return
    loaded.add(root)
    const inside = (path: string) => rootOf(path) === root
    for (const path of program.components.filter(inside)) entry(path)
    for (const path of program.pages.filter(inside)) entry(path)
  }

  return {
    isLoaded: (file) => rootOf(file) === '' || loaded.has(rootOf(file)),
    loadOf: (file) => load(rootOf(file)),
  }
}

/** The components of a page: those it uses, those that these use, and those in app.json. */
export function componentsOf(program: Program, path: string): string[] {
  const found = new Set<string>()
  const add = (from: string, used: Readonly<Record<string, string>> = {}) => {
    for (const reference of Object.values(used)) {
      const component = resolvePath(from, reference)
      if (found.has(component)) continue
      found.add(component)
      add(component, program.configs[component]?.usingComponents)
    }
  }
  add('app', program.app.usingComponents)
  add(path, program.configs[path]?.usingComponents)
  return [...found]
}
