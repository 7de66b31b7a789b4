import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { Scroll } from '@/kit/scroll/scroll'
import { shopAdminIds } from '../ids'
import './seller-tabs.scss'

interface SellerTabsProps<Tab extends string> {
  /** What the tabs have in common, for screen readers. */
  label: string
  tabs: readonly { tab: Tab; text: string; count?: number }[]
  current: Tab
  onChoose: (tab: Tab) => void
}

/** The tabs of a seller's list, each with its number of entries once it is known. */
export function SellerTabs<Tab extends string>({ label, tabs, current, onChoose }: SellerTabsProps<Tab>) {
  return (
    <Scroll sideways className="seller-tabs">
      <Box role="tablist" label={label} className="seller-tabs__row">
        {tabs.map(({ tab, text, count }) => (
          <Chip
            key={tab}
            id={shopAdminIds.tab(tab)}
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
