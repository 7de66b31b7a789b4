import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { accountText } from '../texts/account'
import { daysText, yearsText } from './closing-words'

interface ClosingFactsProps {
  closing: Data<'accountClosing'>
  /** Whether the account has a shop, which will be closed as well. */
  shop: boolean
}

/** What closing the account means: how long it can be undone, and what happens to which data. */
export const ClosingFacts = observer(function ClosingFacts({ closing, shop }: ClosingFactsProps) {
  const { grace_days: days, retention_years: years } = closing
  const fates = [
    { title: accountText('deleted'), text: accountText('deleted_text') },
    { title: accountText('anonymous'), text: accountText('anonymous_text') },
    { title: accountText('stays'), text: accountText('stays_text', { years: yearsText(years) }) },
  ]
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {accountText('close_title')}
      </Text>
      <View className="account__line">
        <Text tone="ink2">
          {days > 0 ? accountText('close_text', { days: daysText(days) }) : accountText('close_now')}
        </Text>
      </View>
      {shop && (
        <View className="account__line">
          <Text tone="ink2">{accountText('shop_text')}</Text>
        </View>
      )}
      {fates.map(({ title, text }) => (
        <View key={title} className="account__part">
          <Text bold heading={3}>
            {title}
          </Text>
          <View className="account__line">
            <Text tone="ink2">{text}</Text>
          </View>
        </View>
      ))}
    </Panel>
  )
})
