import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
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
    { title: t('closing.deleted'), text: t('closing.deleted_text') },
    { title: t('closing.anonymous'), text: t('closing.anonymous_text') },
    { title: t('closing.stays'), text: t('closing.stays_text', { years: yearsText(years) }) },
  ]
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('closing.close_title')}
      </Text>
      <View className="account__line">
        <Text tone="ink2">{days > 0 ? t('closing.close_text', { days: daysText(days) }) : t('closing.close_now')}</Text>
      </View>
      {shop && (
        <View className="account__line">
          <Text tone="ink2">{t('closing.shop_text')}</Text>
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
