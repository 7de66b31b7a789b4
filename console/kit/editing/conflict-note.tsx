import { useT } from '../../text/use-t'
import { Button } from '../button'
import { ChangeNote, type ChangeLine } from './change-note'
import { merged, type Both } from './three-way'
import type { Conflict } from './use-draft'

interface Props<D extends object> {
  readonly conflict: Conflict<D> | null
  /** What they changed. */
  readonly linesOf: (base: D, theirs: D) => readonly ChangeLine[]
  /** How two drafts are put together; default: value by value. */
  readonly merge?: (base: D, mine: D, theirs: D) => Both<D>
}

/** Somebody else has saved it since it was opened: who, when and what; and the ways on, of which one is chosen. */
export function ConflictNote<D extends object>({ conflict, linesOf, merge = merged }: Props<D>) {
  const t = useT()
  if (conflict === null) return null
  const { base, mine, theirs, goOn } = conflict
  const { both, mineOnTop, lost } = merge(base, mine, theirs)
  const text = mineOnTop ? t('conflict.both_changed') : t('conflict.lost')
  return (
    <ChangeNote by={conflict} lines={linesOf(base, theirs)} text={lost.length > 0 ? text : undefined}>
      <Button small onClick={() => goOn(theirs)}>
        {t('conflict.take_theirs')}
      </Button>
      <Button small onClick={() => goOn(both)}>
        {t('conflict.take_both')}
      </Button>
      {lost.length > 0 && mineOnTop && (
        <Button small onClick={() => goOn(mineOnTop)}>
          {t('conflict.take_mine')}
        </Button>
      )}
    </ChangeNote>
  )
}
