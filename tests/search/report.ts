/** What a run over the list of queries says: a line for each language, and a line for each search that falls short. */
import type { Verdict } from './judge'
import { score } from './judge'

/** Verdicts by the language of the reader. */
export type Judged = Readonly<Record<string, readonly Verdict[]>>

const share = (value: number) => value.toFixed(3).padStart(9)

function line(name: string, verdicts: readonly Verdict[]): string {
  const { queries, recall, firstRight, withWrong } = score(verdicts)
  return (
    name.padEnd(10) + String(queries).padStart(8) + share(recall) + share(firstRight) + String(withWrong).padStart(7)
  )
}

/** A table of the scores by language, in all, and of what is held out. */
export function scoreTable(judged: Judged): string {
  const all = Object.values(judged).flat()
  const heldOut = all.filter(({ query }) => query.heldOut)
  return [
    `${'reader'.padEnd(10)} queries   recall    first  wrong`,
    ...Object.entries(judged).map(([language, verdicts]) => line(language, verdicts)),
    line('all', all),
    ...(heldOut.length > 0 ? [line('held out', heldOut)] : []),
  ].join('\n')
}

const isShort = ({ recall, firstRight, wrong }: Verdict) => recall < 1 || !firstRight || wrong.length > 0

function miss(language: string, { query, recall, wrong, got }: Verdict): string {
  const parts = [`${language} ${query.kind} "${query.term}": recall ${recall.toFixed(2)}`]
  if (wrong.length > 0) parts.push(`must not be there: ${wrong.join(' · ')}`)
  parts.push(`got: ${got.slice(0, 5).join(' · ') || 'nothing'}`)
  return parts.join('; ')
}

/**
 * The searches that fall short. Those held out are counted but not named, unless `all`: an engine that is tuned to them
 * would no longer be tested by them.
 */
export function misses(judged: Judged, all: boolean): string[] {
  const short = Object.entries(judged).flatMap(([language, verdicts]) =>
    verdicts.filter(isShort).map((verdict) => ({ language, verdict })),
  )
  const shown = short.filter(({ verdict }) => all || !verdict.query.heldOut)
  const hidden = short.length - shown.length
  return [
    ...shown.map(({ language, verdict }) => miss(language, verdict)),
    ...(hidden > 0 ? [`and ${hidden} held out (SOUK_HELD_OUT=1 names them)`] : []),
  ]
}
