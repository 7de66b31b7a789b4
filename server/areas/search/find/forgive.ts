/** Words that nobody wrote: those that are spelled nearly so take their place. */
import { sql } from 'drizzle-orm'
import { anyText } from '../../../kernel/db/prepared'
import { statement } from '../../../kernel/db/statement'
import type { Db } from '../../../kernel/db/types'
import { distance, keysOf, tolerance } from '../analysis/typos'
import type { Word } from './words'

interface Near {
  readonly mark: string
  readonly form: string
  readonly lexeme: string
  readonly df: number
}

const readNear = statement<Near>(
  'search:near',
  () => sql`
    select distinct w.mark, w.form, w.lexeme, w.df from search_typos t join search_words w on w.id = t.word
    where t.gone = any(${sql.placeholder('keys')}::text::int[])
      and w.mark = ${anyText('marks')}`,
)

/** So many of the nearest may have been meant. */
const GUESSES = 5

/** A wrong first letter is rarer than another: it counts double. */
const mistakes = (typed: string, form: string) => distance(typed, form) + (typed[0] === form[0] ? 0 : 1)

interface Marks {
  /** Of the languages in which the search is read; words of these come before others. */
  readonly mine: readonly string[]
  readonly all: readonly string[]
}

/** Fills in what strange words may have meant; those that are like no word stay as they are. */
export async function forgive(db: Db, strange: readonly Word[], { mine, all }: Marks): Promise<void> {
  const keys = strange.flatMap(({ form }) => keysOf(form))
  const found = await readNear(db, { keys: `{${keys.join(',')}}`, marks: JSON.stringify(all) })
  for (const word of strange) {
    const near = found
      .map((each) => ({ ...each, typos: mistakes(word.form, each.form) }))
      .filter(({ typos, form }) => typos <= Math.min(tolerance(word.form), Math.max(1, tolerance(form))))
      .sort((a, b) => a.typos - b.typos || b.df - a.df || (a.form < b.form ? -1 : 1))
    const own = near.filter(({ mark }) => mine.includes(mark))
    const among = own.length > 0 ? own : near
    const best = among.filter(({ typos }) => typos === among[0]?.typos).slice(0, GUESSES)
    if (!best[0]) continue
    word.typed = [...new Set(best.map(({ lexeme }) => lexeme))]
    word.meant = best[0].form
  }
}
