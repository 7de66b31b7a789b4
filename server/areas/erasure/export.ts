/** All data about a user as one ZIP: rows as JSON, and the uploaded pictures. */
import { asc, eq, sql } from 'drizzle-orm'
import yazl from 'yazl'
import { one } from '@contract/rules/lists'
import { uploads } from '../../kernel/db/schema/uploads'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { Archive } from '../../kernel/files/archive'
import type { FileStore } from '../../kernel/files/file-store'
import { withheldOf, type ExportFile } from './retention'
import { TABLES } from './retention-rules'
import { rowsOf } from './wipe'

const FILES: readonly ExportFile[] = ['account', 'orders', 'wallet', 'messages']

const ABOUT =
  'All that is kept about you. Times are ISO 8601; amounts are in the smallest unit of the currency beside them, or of US dollars.'

/** A user's rows in one table, as the text of a JSON list: written by the database, so that no number is rounded. */
async function rowsText(
  db: Db,
  table: string,
  of: string,
  withheld: readonly string[],
  userId: bigint,
): Promise<string> {
  const left = withheld.map((column) => sql` - ${column}::text`)
  const { list } = one(
    await rows<{ list: string }>(
      db,
      sql`select coalesce(jsonb_agg(row), '[]'::jsonb)::text as list from (
      select to_jsonb(${sql.identifier(table)})${sql.join(left)} as row from ${sql.identifier(table)}
      where ${rowsOf(of, userId)} order by 1) found`,
    ),
  )
  return list
}

async function fileText(db: Db, file: ExportFile, userId: bigint): Promise<string> {
  const parts = [`  "about": ${JSON.stringify(ABOUT)}`]
  for (const [table, rule] of TABLES) {
    if (rule.file !== file || rule.of === undefined) continue
    parts.push(`  ${JSON.stringify(table)}: ${await rowsText(db, table, rule.of, withheldOf(rule), userId)}`)
  }
  return `{\n${parts.join(',\n')}\n}\n`
}

/** Streams the archive; a picture that is no longer stored is left out. */
export async function exportAccount({ db, files }: { db: Db; files: FileStore }, userId: bigint): Promise<Archive> {
  const zip = new yazl.ZipFile()
  const texts = await Promise.all(FILES.map(async (file) => [file, await fileText(db, file, userId)] as const))
  for (const [file, text] of texts) zip.addBuffer(Buffer.from(text), `${file}.json`)
  const pictures = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.id))
  for (const { name } of pictures) {
    const bytes = await files.open(name)
    if (bytes) zip.addReadStream(bytes, `pictures/${name.replace('/', '-')}`, { compress: false })
  }
  zip.end()
  return new Archive(zip.outputStream, 'account')
}
