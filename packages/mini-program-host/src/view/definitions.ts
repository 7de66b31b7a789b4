import type { behavior, CodeSpace } from 'glass-easel-miniprogram-adapter'
import type { ViewHost } from './view-host'

export type Definition = Readonly<Record<string, unknown>>

/** The result of `Behavior()` in app code: each view creates its own behavior from it. */
export interface BehaviorToken {
  readonly __behavior: Definition
}

/** WeChat's own behaviors, by name. */
const OFFERED: Readonly<Record<string, Definition>> = {
  'wx://form-field': { properties: { name: 'String', value: null } },
  'wx://form-field-group': {},
  'wx://form-field-button': {},
  'wx://component-export': {},
}

const TYPES: Readonly<Record<string, unknown>> = { String, Number, Boolean, Object, Array, Function }

/**
 * Converts definitions of app code for one view: property types are those of the view's realm, `data` is copied for
 * each instance, and behaviors are the view's own.
 */
export function definitionReader(host: ViewHost, space: CodeSpace) {
  const known = new Map<unknown, behavior.GeneralBehavior>()

  function behaviorOf(given: BehaviorToken | string): behavior.GeneralBehavior {
    const made = known.get(given)
    if (made) return made
    const definition = typeof given === 'string' ? OFFERED[given] : given?.__behavior
    if (!definition) throw new TypeError(`"${String(given)}" is not a behavior`)
    const fresh = space
      .behavior()
      .definition(read(definition) as never)
      .register() as behavior.GeneralBehavior
    known.set(given, fresh)
    return fresh
  }

  function read(definition: Definition): Definition {
    const taken: Record<string, unknown> = { ...definition }
    const { properties, data, behaviors, relations } = definition
    if (properties) taken.properties = mapValues(properties as Definition, property)
    if (data && typeof data !== 'function') taken.data = () => host.realm.copy(data)
    if (behaviors) taken.behaviors = Array.from(behaviors as (BehaviorToken | string)[], behaviorOf)
    if (relations) taken.relations = mapValues(relations as Definition, relation)
    return taken
  }

  function relation(given: unknown): unknown {
    const { target } = given as Definition
    if (!isToken(target)) return given
    // the adapter passes targets on unchanged, and the framework accepts only its own behaviors
    return { ...(given as Definition), target: (behaviorOf(target) as unknown as { readonly _$: unknown })._$ }
  }

  return read
}

function isToken(given: unknown): given is BehaviorToken {
  return typeof given === 'object' && given !== null && '__behavior' in given
}

// `String`, `null`, `{ type, value, optionalTypes, observer }`
function property(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return typeOf(given)
  const { type, optionalTypes, ...rest } = given as Definition
  const more = Array.isArray(optionalTypes) ? { optionalTypes: optionalTypes.map(typeOf) } : {}
  return { ...rest, ...more, type: typeOf(type) }
}

// Constructors of the app's realm differ from the view's, but have the same names
function typeOf(given: unknown): unknown {
  if (typeof given === 'function') return TYPES[given.name] ?? given
  return typeof given === 'string' ? (TYPES[given] ?? given) : given
}

function mapValues(values: Definition, map: (value: unknown) => unknown): Definition {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
