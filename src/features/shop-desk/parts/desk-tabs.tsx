import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { Scroll } from '@/kit/scroll/scroll'
import { deskIds } from '../ids'
import './desk-tabs.scss'

interface DeskTabsProps<Tab extends string> {
  /** What the tabs have in common, for screen readers. */
  label: string
  tabs: readonly { tab: Tab; text: string; count?: number }[]
  current: Tab
  onChoose: (tab: Tab) => void
}

/** The tabs of a seller's list, each with its number of entries once it is known. */
export function DeskTabs<Tab extends string>({ label, tabs, current, onChoose }: DeskTabsProps<Tab>) {
  return (
    <Scroll sideways className="desk-tabs">
      <Box role="tablist" label={label} className="desk-tabs__row">
        {tabs.map(({ tab, text, count }) => (
          <Chip
            key={tab}
            id={deskIds.tab(tab)}
            tab
            on={tab === current}
            text={count === undefined ? text : `${text} ${String(count)}`}
            onPress={() => onChoose(tab)}
          />
        ))}
      </Box>
    </Scroll>
  )
}
