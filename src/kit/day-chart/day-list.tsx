import { Box } from '@/kit/box/box'
import { Txt } from '@/kit/text/txt'
import './day-list.scss'

interface DayListProps {
  label: string
  rows: readonly { readonly day: string; readonly amount: string }[]
}

/** The figures of a `DayChart` as text. */
export function DayList({ label, rows }: DayListProps) {
  return (
    <Box role="list" label={label} className="day-list">
      {rows.map(({ day, amount }) => (
        <Box key={day} role="listitem" className="day-list__row">
          <Txt tone="ink2">{day}</Txt>
          <Txt figures align="right">
            {amount}
          </Txt>
        </Box>
      ))}
    </Box>
  )
}
