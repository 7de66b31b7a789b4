import type { ReactNode } from 'react'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { Icon } from '../icon/icon'
import { changedIn } from './three-way'
import type { Versioned } from './use-draft'

/** A value that somebody else has changed. */
export interface ChangeLine {
  readonly key: string
  readonly name: string
  /** Both values as texts; absent `after`: the name alone is shown. */
  readonly before?: string
  readonly after?: string
}

const asText = <D extends object>(field: keyof D & string, draft: D): string | undefined => {
  const value = draft[field]
  return typeof value === 'string' ? value : undefined
}

/**
 * What differs between two drafts, a line for each field.
 * @param nameOf what the form calls a field
 * @param textOf how a value is shown; default: texts as they are, others not at all
 */
export const byField =
  <D extends object>(
    nameOf: (field: keyof D & string) => string,
    textOf: (field: keyof D & string, draft: D) => string | undefined = asText,
  ) =>
  (before: D, after: D): ChangeLine[] =>
    changedIn(before, after).map((field) => ({
      key: field,
      name: nameOf(field),
      before: textOf(field, before),
      after: textOf(field, after),
    }))

const SHORT = 60
const cut = (text = '') => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text) || '–'

interface Props {
  /** Their version. */
  readonly by: Versioned
  readonly lines: readonly ChangeLine[]
  /** What it means for one's own changes. */
  readonly text?: string
  /** The ways on. */
  readonly children?: ReactNode
}

/** Somebody else has saved it since it was opened: who, when and what. */
export function ChangeNote({ by: { updated_by_name: name, updated_at: at }, lines, text, children }: Props) {
  const t = useT()
  const { moment } = useFormats()
  return (
    <div className="bar conflict" role="alert">
      <Icon name="alert" />
      <div className="bar__text">
        <b>{t('conflict.by', { name: name || t('conflict.somebody'), time: at === null ? '' : moment(at) })}</b>
        <ul className="conflict__list">
          {lines.map((line) => (
            <li key={line.key}>
              {line.name}
              {line.after !== undefined && (
                <>
                  {': '}
                  <s>{cut(line.before)}</s> → <b>{cut(line.after)}</b>
                </>
              )}
            </li>
          ))}
        </ul>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  )
}
