/** Writes `.env.example` and the tables of docs/operating.md from the schema of the settings. */
import type { Group, Setting } from '../../server/kernel/config/schema/kinds'
import { GROUPS } from '../../server/kernel/config/schema/settings'

const BEGIN = '<!-- settings: written by `npm run settings` -->'
const END = '<!-- settings end -->'

/** The form of a value, in Markdown. */
function form(setting: Setting): string {
  switch (setting.kind) {
    case 'number':
      return `${setting.of ?? 'a number'}, ${setting.least} to ${setting.most}`
    case 'choice':
      return setting.values.map((value) => `\`${value}\``).join(', ')
    case 'flag':
      return '`0`, `1`'
    case 'url':
      return setting.protocols.map((protocol) => `\`${protocol}//…\``).join(' or ')
    case 'text':
      return setting.form
  }
}

const fallbackOf = ({ fallback, otherwise }: Setting) => (fallback ? `\`${fallback}\`` : (otherwise ?? '–'))

function row([name, setting]: readonly [string, Setting]): string {
  const required = setting.required ? `. **Required ${setting.required}**` : ''
  const secret = setting.secret ? '. **Secret**' : ''
  const cells = [`\`${name}\``, form(setting), fallbackOf(setting), `${setting.about}${required}${secret}`]
  return `| ${cells.join(' | ')} |`
}

function table({ title, settings }: Group): string {
  const head = ['| setting | value | without it | what it does |', '|---|---|---|---|']
  return [`### ${title}`, ...head, ...Object.entries(settings).map(row)].join('\n')
}

/** The page with new tables between their marks. Throws a RangeError for a page without marks. */
export function withTables(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new RangeError('docs/operating.md has no marks for the settings')
  return `${page.slice(0, begin)}${BEGIN}\n${GROUPS.map(table).join('\n\n')}\n${page.slice(end)}`
}

const HEAD = `# Every setting of the server, with its default: written by \`npm run settings\`.
# docs/operating.md says what each does. To use it: cp .env.example .env, take the # off what you set, then
#   set -a; . ./.env; set +a; npm start
# Never commit .env.
`

/** Without Markdown, except for \`code\`; links become their text. */
const plain = (text: string) => text.replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** Quoted for a shell. */
const quoted = (value: string) => (/^[\w./:@-]*$/.test(value) ? value : `'${value}'`)

function entry([name, setting]: readonly [string, Setting]): string {
  const notes = [
    setting.about,
    ...(setting.otherwise ? [`without it: ${setting.otherwise}`] : []),
    ...(setting.required ? [`required ${setting.required}`] : []),
    ...(setting.secret ? ['secret'] : []),
  ]
  return `# ${plain(notes.join('; '))}\n# ${name}=${quoted(setting.fallback ?? '')}`
}

/** All lines are comments: a copy of the file changes nothing until it is edited. */
export function example(): string {
  // OpenTelemetry's settings are many, and documented by OpenTelemetry
  const own = (settings: Group['settings']) => Object.entries(settings).filter(([name]) => !name.includes('*'))
  const part = ({ title, settings }: Group) => [`## ${plain(title)}`, ...own(settings).map(entry)].join('\n')
  return `${HEAD}\n${GROUPS.map(part).join('\n\n')}\n`
}
