import { cutAt } from '../../runtime/cut-at'
import { propertiesOf, BUILTIN_TAGS } from '../../view/builtins/properties/public-properties'

/** Synchronous calls without side effects, whose `return` can be inspected. */
const READERS =
  /^(get(System|Window|Device|AppBase|Account|Storage)Info(Sync)?|get(System|AppAuthorize)Setting|get(Launch|Enter)OptionsSync|getMenuButtonBoundingClientRect)$/

/**
 * wx.canIUse for this host: `name`, `name.return.member`, `name.object.parameter`, `tag` or `tag.property`.
 * @param has whether a name of wx is provided
 */
export function canIUse(
  schema: string,
  wx: Readonly<Record<string, unknown>>,
  has: (name: string) => boolean,
): boolean {
  const [name, rest] = cutAt(schema, '.')
  const [kind, member] = rest?.split('.') ?? []
  if (BUILTIN_TAGS.includes(name)) return kind === undefined || camel(kind) in propertiesOf(name)
  if (!has(name)) return false
  if (kind !== 'return' || member === undefined || !READERS.test(name)) return true
  const read = wx[name]
  return typeof read === 'function' && member in Object(read())
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
