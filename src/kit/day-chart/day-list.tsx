import { Box } from '@/kit/box/box'
import { Text } from '@/kit/text/text'
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
          <Text tone="ink2">{day}</Text>
          <Text figures align="right">
            {amount}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
