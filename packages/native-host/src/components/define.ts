import type { Component, Kind, PropType } from './component'

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

interface Definition {
  readonly name: string
  readonly kind?: Kind
  /** names in a row, of any type */
  readonly props?: string
  readonly colors?: string
  readonly images?: string
  readonly direct?: string
  readonly bubbling?: string
  readonly ownSize?: { readonly width: number; readonly height: number }
}

/** Defines a component in short form: omitted parts are empty. An event is a prop, too. */
export function component(definition: Definition): Component {
  const direct = words(definition.direct ?? '')
  const bubbling = words(definition.bubbling ?? '')
  const typed = (names: string, type: PropType) => words(names).map((name): [string, PropType] => [name, type])
  return {
    name: definition.name,
    kind: definition.kind ?? 'view',
    props: Object.fromEntries([
      ...typed(definition.props ?? '', 'any'),
      ...typed(definition.colors ?? '', 'Color'),
      ...typed(definition.images ?? '', 'ImageSource'),
      ...[...direct, ...bubbling].map((name): [string, PropType] => [name, 'any']),
    ]),
    direct,
    bubbling,
    ...(definition.ownSize ? { ownSize: definition.ownSize } : {}),
  }
}
