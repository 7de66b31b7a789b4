/** The checksum and the time of each migration when it landed, as databases store them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const WHAT_TO_DO =
  'Databases have had it as it was. Put it back (git checkout main -- server/kernel/db/migrations, delete files of yours there) and run npm run db:generate: a change is a migration of its own.'

/** The migrations in a folder of drizzle-kit, in order: name, `when` (ms) and the file's sha256. */
export function readMigrations(folder) {
  const { entries } = readJson(path.join(folder, 'meta/_journal.json'))
  return entries.map(({ tag, when }) => ({
    tag,
    when,
    sha256: sha256(readFileSync(path.join(folder, `${tag}.sql`), 'utf8')),
  }))
}

/** The content of the folder's sums.json, by name; empty when there is none yet. */
export function readSums(folder) {
  const file = path.join(folder, 'sums.json')
  return existsSync(file) ? readJson(file) : {}
}

/** The faults of landed migrations, one line each with what to do; empty when none has changed. */
export function faults(folder) {
  const sums = readSums(folder)
  const found = readMigrations(folder)
  const changed = Object.entries(sums).flatMap(([tag, sum]) => {
    const now = found.find((one) => one.tag === tag)
    if (!now) return [`${tag} has landed and is gone. ${WHAT_TO_DO}`]
    if (now.sha256 !== sum.sha256) return [`${tag}.sql has landed and was changed. ${WHAT_TO_DO}`]
    return now.when === sum.when ? [] : [`${tag} has landed and its "when" in the journal was changed. ${WHAT_TO_DO}`]
  })
  const outOfTurn = found.flatMap(({ tag, when }, index) =>
    index > 0 && when <= found[index - 1].when
      ? [`${tag} is older than the migration before it, and databases would leave it out: generate it anew.`]
      : [],
  )
  const strays = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !found.some(({ tag }) => name === `${tag}.sql`))
    .map((name) => `${name} is not in the journal, and no database will have it: delete it or generate it anew.`)
  return [...changed, ...outOfTurn, ...strays]
}

/** The names of migrations that are missing in sums.json. */
export function unsummed(folder) {
  const sums = readSums(folder)
  return readMigrations(folder).flatMap(({ tag }) => (tag in sums ? [] : [tag]))
}

/** Adds the sums of new migrations and returns their names. Throws when a landed one has changed. */
export function addSums(folder) {
  const wrong = faults(folder)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const added = unsummed(folder)
  const sums = Object.fromEntries(
    readMigrations(folder).map(({ tag, when, sha256: sum }) => [tag, { when, sha256: sum }]),
  )
  if (added.length > 0) writeFileSync(path.join(folder, 'sums.json'), `${JSON.stringify(sums, null, 2)}\n`)
  return added
}
