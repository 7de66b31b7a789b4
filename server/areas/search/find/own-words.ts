/** Cuts a run of signs without spaces into words that the texts of the market have. */
import { sql } from 'drizzle-orm'
import { anyText } from '../../../kernel/db/prepared'
import { statement } from '../../../kernel/db/statement'
import type { Db } from '../../../kernel/db/types'
import { scriptOf } from '../analysis/languages'

const readForms = statement<{ form: string }>(
  'search:own-words',
  () => sql`select distinct form from search_words where mark = ${anyText('marks')} and form = ${anyText('pieces')}`,
)

/** Thai has words that a dictionary leaves over as one letter. */
const shortestOf = (run: string) => (scriptOf(run) === 'thai' ? 1 : 2)
const LONGEST_RUN = 30

function piecesOf(run: string): string[] {
  const signs = [...run]
  return signs.flatMap((_, from) => signs.slice(from).map((_sign, more) => signs.slice(from, from + more + 1).join('')))
}

const piecesOfAll = (runs: readonly string[]) =>
  runs.flatMap((run) => piecesOf(run).filter((piece) => [...piece].length >= shortestOf(run)))

/** The fewest words of `known` that make up the run; null if none do. Pure. */
function fewestWords(run: string, known: ReadonlySet<string>): string[] | null {
  const signs = [...run]
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= signs.length; end += 1) {
    let fewest: readonly string[] | null = null
    for (let from = 0; from < end; from += 1) {
      const before = best[from]
      const piece = signs.slice(from, end).join('')
      if (before && known.has(piece) && (!fewest || before.length + 1 < fewest.length)) fewest = [...before, piece]
    }
    best.push(fewest)
  }
  const found = best[signs.length]
  return found ? [...found] : null
}

/** The runs of a search cut into known words; null if one cannot be, or none is in a script without spaces. */
export async function cutByOwnWords(
  db: Db,
  runs: readonly string[],
  marks: readonly string[],
): Promise<string[] | null> {
  const isSpaceless = (run: string) => scriptOf(run) !== 'other'
  const long = runs.filter((run) => isSpaceless(run) && [...run].length > 2 && [...run].length <= LONGEST_RUN)
  if (long.length === 0) return null
  const pieces = JSON.stringify([...new Set(piecesOfAll(long))])
  const found = await readForms(db, { marks: JSON.stringify(marks), pieces })
  const known = new Set(found.map(({ form }) => form))
  const words = runs.map((run) => (long.includes(run) ? fewestWords(run, known) : [run]))
  return words.some((cut) => cut === null) ? null : [...new Set(words.flatMap((cut) => cut ?? []))]
}
