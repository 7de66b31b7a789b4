import { useCallback, useEffect, useState } from 'react'
import { useLeaveGuard } from '../../address/hash'
import { ApiError, isRefusedFor } from '../../api/api-error'
import { useT } from '../../text/use-t'
import { askToLeave } from '../over/ask-to-leave'
import { toastFailure } from '../over/toast'
import { changedIn, pick } from './three-way'

/** What carries a version. */
export interface Versioned {
  readonly version: number
  /** Null: it was never changed. */
  readonly updated_at: string | null
  /** Empty if it is unknown. */
  readonly updated_by_name: string
}

interface Options<R extends Versioned, D extends object> {
  /** As it was read last; null: a new one. */
  readonly row: R | null
  /** The draft of a row, and of a new one. */
  readonly draftOf: (row: R | null) => D
  /** Reads it once more; undefined where it is gone. Throws an ApiError. */
  readonly reread: () => Promise<R | undefined>
  /** Whether there is something to save; default: any field differs. */
  readonly isChanged?: (draft: D, base: D) => boolean
  /** The screen asks before it is left with changes. A FormSheet does so by itself. */
  readonly asks?: boolean
}

/** What the note about a conflict shows and offers. */
export interface Conflict<D> extends Versioned {
  readonly base: D
  readonly mine: D
  readonly theirs: D
  readonly goOn: (draft: D) => void
}

/**
 * A draft of something that two can edit at once: what was changed here, and what somebody else has saved meanwhile.
 * Whatever is read anew is taken over, unless something unsaved is in its way: then there is a conflict to decide.
 */
export function useDraft<R extends Versioned, D extends object>(options: Options<R, D>) {
  const { row, draftOf, reread, isChanged, asks = false } = options
  const t = useT()
  const [held, setHeld] = useState(row)
  /** The version that was read last: one that was saved here is not news until it is read, too. */
  const [seen, setSeen] = useState(row?.version)
  const [draft, setDraft] = useState(() => draftOf(row))
  const [newer, setNewer] = useState<R | null>(null)
  const base = draftOf(held)
  const changed = changedIn(base, draft)
  const isDirty = isChanged ? isChanged(draft, base) : changed.length > 0
  const take = (next: R, shown: D = draftOf(next)) => {
    setHeld(next)
    setDraft(shown)
    setNewer(null)
  }
  useLeaveGuard(
    asks && isDirty,
    useCallback(() => askToLeave(t), [t]),
  )
  useEffect(() => {
    if (row === null || row.version === seen) return
    setSeen(row.version)
    if (row.version === held?.version) return
    if (isDirty) return setNewer(row)
    setHeld(row)
    setDraft(draftOf(row))
    setNewer(null)
  }, [row, seen, held, isDirty, draftOf])
  const explain = async (refusal: ApiError) => {
    try {
      const found = await reread()
      if (found) setNewer(found)
      else toastFailure(refusal)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toastFailure(error)
    }
  }
  return {
    draft,
    base,
    set: useCallback(
      (some: Partial<D> | ((now: D) => Partial<D>)) =>
        setDraft((now) => ({ ...now, ...(typeof some === 'function' ? some(now) : some) })),
      [],
    ),
    isDirty,
    /** The names of the values that were changed. */
    changed,
    /** The values that a save sends: those that were changed. */
    changes: pick(draft, changed),
    /** The version that is edited; null: a new one. */
    held,
    /** Goes on from what was saved here. */
    take: (saved: R) => take(saved),
    /** Back to how it is on the server. */
    discard: () => (newer ? take(newer) : setDraft(base)),
    /** For `silent` of the action that saves: whether it was refused because somebody else has saved. */
    isConflict: (error: ApiError): boolean => {
      if (!isRefusedFor(error, 'changed')) return false
      void explain(error)
      return true
    },
    conflict:
      newer === null
        ? null
        : ({
            version: newer.version,
            updated_at: newer.updated_at,
            updated_by_name: newer.updated_by_name,
            base,
            mine: draft,
            theirs: draftOf(newer),
            goOn: (next) => take(newer, next),
          } satisfies Conflict<D>),
  }
}
