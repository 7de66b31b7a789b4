import type { ReactNode } from 'react'

/** Names with their values; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="facts facts--left">
      {known.map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}
