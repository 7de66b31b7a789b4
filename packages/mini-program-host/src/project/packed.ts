import { ProjectError } from './project-error'

/** One entry of `packOptions.ignore` or `packOptions.include` in project.config.json. */
interface PackRule {
  readonly type: string
  readonly value: string
}

/** Whether a file belongs to a mini-program that is uploaded with these rules. */
type IsPacked = (file: string) => boolean

/**
 * The files that developer tools pack: all but project.config.json and what `packOptions.ignore` names, unless
 * `packOptions.include` names it too. Paths are relative to the folder of app.json. A rule whose type is not known here
 * matches nothing, so its files are packed. The answer throws a ProjectError for a rule that is no regular expression.
 */
export function packedBy(config: unknown): IsPacked {
  const options = asRecord(asRecord(config).packOptions)
  const ignored = rulesOf(options.ignore)
  const included = rulesOf(options.include)
  return (file) => {
    if (/^project\.(private\.)?config\.json$/.test(file)) return false
    return !ignored.some((rule) => matches(rule, file)) || included.some((rule) => matches(rule, file))
  }
}

function matches({ type, value }: PackRule, file: string): boolean {
  const given = value.replace(/^(\.?\/)+/, '')
  const name = file.slice(file.lastIndexOf('/') + 1)
  switch (type) {
    case 'folder':
      return file.startsWith(`${given.replace(/\/+$/, '')}/`)
    case 'file':
      return file === given
    case 'prefix':
      return name.startsWith(value)
    case 'suffix':
      return name.endsWith(value)
    case 'regexp':
      return expressionOf(value).test(file)
    default:
      return false
  }
}

function expressionOf(value: string): RegExp {
  try {
    return new RegExp(value)
  } catch {
    const message = `packOptions has no valid regular expression: ${value}`
    throw new ProjectError([{ file: 'project.config.json', message }])
  }
}

function rulesOf(given: unknown): readonly PackRule[] {
  if (!Array.isArray(given)) return []
  return given.filter((rule): rule is PackRule => {
    const { type, value } = asRecord(rule)
    return typeof type === 'string' && typeof value === 'string' && value !== ''
  })
}

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>
