import type { BuiltinHost } from '../builtin'

/** The drawn element of what an event says is its target: a built-in element, or a custom component's `this`. */
export function drawnElement(target: unknown): BuiltinHost | undefined {
  const inner = (target as { _$?: object })._$ ?? target
  return ((inner as { $$?: BuiltinHost | null }).$$ ?? undefined) as BuiltinHost | undefined
}
