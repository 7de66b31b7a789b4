import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { Scroll } from '@/kit/scroll/scroll'
import { t } from '@/locales/t'
import { walletIds } from '../ids'
import './wallet-tabs.scss'

const WALLET_TABS = ['all', 'income', 'expense', 'open'] as const
export type WalletTab = (typeof WALLET_TABS)[number]

const TEXTS: Record<WalletTab, () => string> = {
  all: () => t('wallet.tab_all'),
  income: () => t('wallet.tab_income'),
  expense: () => t('wallet.tab_expense'),
  open: () => t('wallet.tab_open'),
}

interface WalletTabsProps {
  current: WalletTab
  onChoose: (tab: WalletTab) => void
}

/** Chooses which records are shown: by direction, or those that wait for a decision. */
export const WalletTabs = observer(function WalletTabs({ current, onChoose }: WalletTabsProps) {
  return (
    <Scroll sideways className="wallet-tabs">
      <Box role="tablist" label={t('wallet.tabs')} className="wallet-tabs__row">
        {WALLET_TABS.map((tab) => (
          <View key={tab} className="wallet-tabs__tab">
            <Chip id={walletIds.tab(tab)} tab on={tab === current} text={TEXTS[tab]()} onPress={() => onChoose(tab)} />
          </View>
        ))}
      </Box>
    </Scroll>
  )
})
