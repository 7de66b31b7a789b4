import { Link } from 'wouter'
import type { StatementLine } from '@contract/calls/seller/settlement'
import { cx } from '../../kit/cx'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { useLanguage, useT } from '../../text/use-t'
import { isBelow, isNothing, turned, withMinus } from './amounts'
import { dayText } from './month'

/** An amount of a line; nothing is a dash. */
export function Amount({ amount, isSum }: { readonly amount: string; readonly isSum?: boolean }) {
  const { money } = useFormats()
  if (!isSum && isNothing(amount)) return <span className="dim">–</span>
  return (
    <span className={cx(isSum && 'money__sum', isSum && isBelow(amount) && 'money__sum--below')}>
      {withMinus(money(amount))}
    </span>
  )
}

/** What a line is about: its order, or the movement. */
function What({ line: { kind, order_id: id, increment_id: number } }: { readonly line: StatementLine }) {
  const t = useT()
  const words = t(`statements.kind_${kind}`)
  if (id === null) return <>{words}</>
  return (
    <>
      <Link href={`/orders/${id}`}>{number}</Link>
      <small className="dim">{words}</small>
    </>
  )
}

/** The columns of a statement's lines; in brief without what makes up their sums. */
export function useLineColumns(isBrief = false): readonly Column<StatementLine>[] {
  const t = useT()
  const language = useLanguage()
  const of = (id: 'goods' | 'promotion' | 'shipping', head: string): Column<StatementLine> => ({
    id,
    head,
    align: 'end',
    cell: (line) => <Amount amount={line[id]} />,
  })
  const off = (id: 'commission' | 'fee', head: string): Column<StatementLine> => ({
    id,
    head,
    align: 'end',
    cell: (line) => <Amount amount={turned(line[id])} />,
  })
  const parts = [
    of('goods', t('statements.goods')),
    of('promotion', t('statements.promotion')),
    of('shipping', t('statements.shipping')),
    off('commission', t('statements.commission')),
    off('fee', t('statements.fee')),
  ]
  return [
    { id: 'what', head: t('statements.what'), isName: true, cell: (line) => <What line={line} /> },
    {
      id: 'day',
      head: t('statements.day'),
      cell: ({ at }) => <span className="money__day">{dayText(language, at)}</span>,
    },
    ...(isBrief ? [] : parts),
    { id: 'net', head: t('statements.net'), align: 'end', cell: ({ net }) => <Amount amount={net} isSum /> },
  ]
}
