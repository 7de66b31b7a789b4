import { useT } from '../../text/use-t'
import { useFormats } from '../../text/format'
import { Button } from '../button'

interface Props {
  /** Where a screen has several; default: the pages of the list. */
  readonly label?: string
  readonly page: number
  readonly pageSize: number
  readonly count: number
  /** The list ends before what it lists does [wire.count-more]. */
  readonly more?: boolean
  readonly onPage: (page: number) => void
}

/** Where one is in a list, and the way to its other pages. */
export function Pager({ label, page, pageSize, count, more, onPage }: Props) {
  const t = useT()
  const formats = useFormats()
  const from = Math.min((page - 1) * pageSize + 1, count)
  const to = Math.min(page * pageSize, count)
  return (
    <nav className="pager" aria-label={label ?? t('common.pages')}>
      <span aria-live="polite">
        {t('common.range', {
          from: formats.count(from),
          to: formats.count(to),
          count: `${formats.count(count)}${more ? '+' : ''}`,
        })}
      </span>
      <Button
        small
        icon="chevronLeft"
        label={t('common.previous_page')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        small
        icon="chevronRight"
        label={t('common.next_page')}
        disabled={to >= count}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
