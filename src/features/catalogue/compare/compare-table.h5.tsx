import { Box } from '@/kit/box/box'
import { Text } from '@/kit/text/text'
import type { CompareTableProps } from './compare-table-types'
import './compare-table.h5.scss'

/** A real table: products as columns, properties as rows. Narrow screens scroll it sideways. */
export function CompareTable({ label, heads, rows }: CompareTableProps) {
  return (
    <Box role="region" label={label} className="compare-table__scroll">
      <table className="compare-table">
        <thead>
          <tr>
            <td className="compare-table__corner" />
            {heads.map(({ key, name, node }) => (
              // without its buttons, as it is read before each value
              <th key={key} scope="col" abbr={name} className="compare-table__head">
                {node}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row" className="compare-table__name">
                <Text size={13} bold tone="ink2">
                  {name}
                </Text>
              </th>
              {heads.map((head, index) => (
                <td key={head.key} className="compare-table__value">
                  <Text>{values[index]}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
