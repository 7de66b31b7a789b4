import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { closingIds } from './ids'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { takeArchive } from '@/platform/document/take-archive'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'

async function take(): Promise<void> {
  try {
    // it opens without a token, for five minutes
    const { url } = await call('accountExport', { link: true })
    if ((await takeArchive(url)) === 'copied') toast.show(t('closing.take_copied'))
  } catch (error) {
    // a refusal has been shown by the call
    if (!isApiError(error)) toast.show(t('closing.take_failed'), 'alert')
  }
}

/** Exports all data about the user as one file. */
export const DataExport = observer(function DataExport() {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('closing.take_title')}
      </Text>
      <View className="account__line">
        <Text tone="ink2">{t('closing.take_text')}</Text>
      </View>
      <View className="account__part">
        <Button id={closingIds.take} kind="soft" block label={t('closing.take')} onPress={take} />
      </View>
    </Panel>
  )
})
