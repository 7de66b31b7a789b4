import { Text } from '@/kit/text/text'
import { NOT_MEASURED, type SizeTableProps } from './types'
import './size-table.h5.scss'

/** A real table: sizes as rows, measures as columns. */
export function SizeTable({ label, heads, rows }: SizeTableProps) {
  return (
    <table className="size-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="size-table__cell">
              <Text size={13} bold tone="ink2">
                {head}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, values }) => (
          <tr key={size} className="size-table__row">
            <th scope="row" className="size-table__cell">
              <Text bold>{size}</Text>
            </th>
            {values.map((value, place) => (
              <td key={heads[place + 1]} className="size-table__cell">
                <Text figures>{value || NOT_MEASURED}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
