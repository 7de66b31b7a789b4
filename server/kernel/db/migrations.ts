import fs from 'node:fs'
import path from 'node:path'

/** The options of both engines' migrators: the folder that `npm run db:generate` writes. */
export const MIGRATIONS = { migrationsFolder: path.join(__dirname, 'migrations') }

export interface Migration {
  /** The name of its file, without the ending. */
  readonly tag: string
  /** Its position, in milliseconds since 1970. */
  readonly when: number
  readonly sha256: string
}

type Sums = Readonly<Record<string, Omit<Migration, 'tag'>>>

/** The migrations of this program, in order, as in sums.json. */
export function knownMigrations(): Migration[] {
  const file = path.join(MIGRATIONS.migrationsFolder, 'sums.json')
  const sums = JSON.parse(fs.readFileSync(file, 'utf8')) as Sums
  return Object.entries(sums).map(([tag, sum]) => ({ tag, ...sum }))
}

/** The statements of a file below the migrations' folder. */
export function statementsOf(...parts: readonly string[]): string[] {
  const text = fs.readFileSync(path.join(MIGRATIONS.migrationsFolder, ...parts), 'utf8')
  return text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '')
}
