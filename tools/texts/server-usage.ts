/** Which texts of the server its source uses. */
import { at } from '@contract/rules/lists'
import type { Catalogue } from './faults'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Keys that nothing uses: by name (`'orders.paid'`), put together (`wallet.${what}_${state}`), or as one word of a
 * namespace (`wordsOf('sales', …)`). Also plurals, which the server does not support.
 */
export function serverFaults(texts: Catalogue, source: string): string[] {
  const together = [...source.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`\n]*)`/gi)].map(
    (template) =>
      new RegExp(
        `^${at(template, 1)
          .split(/\$\{.*?\}(?=[^}']|$)/)
          .map(escaped)
          .join('\\w+')}$`,
      ),
  )
  const whole = (namespace: string) =>
    new RegExp(`\\b(wordsOf|writtenTexts|readTerms|readPolicy|policyAnswer)\\('${namespace}'`).test(source)
  return Object.entries(texts).flatMap(([namespace, words]) =>
    Object.entries(words).flatMap(([key, text]) => {
      const name = `${namespace}.${key}`
      if (text.includes(', plural,')) return [`${name} is a plural, which the server does not understand`]
      const used = whole(namespace) || source.includes(`'${name}'`) || together.some((pattern) => pattern.test(name))
      return used ? [] : [`${name} is not used`]
    }),
  )
}
