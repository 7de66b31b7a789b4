import { attribute } from './element-values'

const ATTRIBUTES = /(?<=\[\s*)[\w-]+/g

/**
 * Runs a query while the DOM elements carry the attributes that its selector names: the framework does not write
 * `data-…` and the properties of built-in components to the DOM.
 */
export function withAttributes<T>(scope: Element, selector: string, query: () => T): T {
  const names = selector.match(ATTRIBUTES) ?? []
  const undo = names.length === 0 ? [] : [...scope.querySelectorAll('*')].flatMap((element) => stamp(element, names))
  try {
    return query()
  } finally {
    undo.forEach((run) => run())
  }
}

function stamp(element: Element, names: readonly string[]): (() => void)[] {
  return names.flatMap((name) => {
    const text = textOf(attribute(element, name))
    if (text === undefined || element.hasAttribute(name)) return []
    element.setAttribute(name, text)
    return [() => element.removeAttribute(name)]
  })
}

function textOf(value: unknown): string | undefined {
  if (value === true) return ''
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
