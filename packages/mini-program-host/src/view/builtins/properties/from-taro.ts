/** A property of a built-in tag: its JavaScript name, its type, and its default value. */
export type PropertyType = 'String' | 'Number' | 'Boolean' | 'Array' | 'Object' | 'Any'
export type PropertyEntry = readonly [type: PropertyType, value: unknown]
export type PropertyMap = Readonly<Record<string, Readonly<Record<string, PropertyEntry>>>>

/** Taro's attribute map: by component, each attribute with the expression of its default value. */
export type TaroComponents = Readonly<Record<string, Readonly<Record<string, string>>>>
/** Declared types by component and property, where Taro's types have one. */
export type DeclaredTypes = Readonly<Record<string, Readonly<Record<string, PropertyType>>>>

// Handled by the template compiler, or by Taro's loader: no elements of these names exist
const NO_ELEMENT = new Set(['Block', 'Slot', 'Script'])
const NOTHING: Readonly<Record<PropertyType, unknown>> = {
  String: '',
  Number: 0,
  Boolean: false,
  Array: [],
  Object: null,
  Any: null,
}

const dashed = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function defaultOf(text: string): PropertyEntry | undefined {
  if (text === '!0' || text === 'true') return ['Boolean', true]
  if (text === '!1' || text === 'false') return ['Boolean', false]
  if (/^-?\d+(\.\d+)?$/.test(text)) return ['Number', Number(text)]
  if (/^'.*'$/.test(text)) return ['String', text.slice(1, -1)]
  if (/^\[.*\]$/.test(text)) return ['Array', JSON.parse(text)]
  if (text === '{}') return ['Object', {}]
  // a bare word, which is a string for Taro
  if (/^[\w-]+$/.test(text)) return ['String', text]
  return undefined
}

function entryOf(text: string, declared: PropertyType | undefined): PropertyEntry {
  const found = defaultOf(text)
  if (declared === undefined) return found ?? ['Any', null]
  if (found && (found[0] === declared || declared === 'Any')) return [declared, found[1]]
  return [declared, NOTHING[declared]]
}

/**
 * The properties of every built-in tag, from the map with which Taro writes its templates. Events are left out;
 * without a default or a declaration the type is 'Any'.
 */
export function propertiesFromTaro(components: TaroComponents, declared: DeclaredTypes): PropertyMap {
  const tags = Object.entries(components).filter(([name]) => !NO_ELEMENT.has(name))
  return Object.fromEntries(
    tags.map(([name, attributes]) => {
      const entries = Object.entries(attributes)
        .filter(([key]) => !/^bind/.test(key) && key !== 'id' && key !== 'slot')
        .map(([key, text]) => [camel(key), entryOf(text, declared[name]?.[camel(key)])])
      return [dashed(name), Object.fromEntries(entries) as Record<string, PropertyEntry>]
    }),
  )
}

/** The map in the format of the committed file: one property per line, in Taro's order. */
export function propertiesFile(map: PropertyMap): string {
  const tags = Object.entries(map).map(([tag, properties]) => {
    const lines = Object.entries(properties).map(
      ([name, [type, value]]) => `    ${JSON.stringify(name)}: [${JSON.stringify(type)}, ${spaced(value)}]`,
    )
    return `  ${JSON.stringify(tag)}: ${lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`}`
  })
  return `{\n${tags.join(',\n')}\n}\n`
}

const spaced = (value: unknown) => JSON.stringify(value).replace(/,/g, ', ')
