import type { BuiltinHost } from '../builtin'

/** The DOM element of an event's target: a built-in element, or a custom component's `this`. */
export function drawnElement(target: unknown): BuiltinHost | undefined {
  const inner = (target as { _$?: object })._$ ?? target
  return ((inner as { $$?: BuiltinHost | null }).$$ ?? undefined) as BuiltinHost | undefined
}
