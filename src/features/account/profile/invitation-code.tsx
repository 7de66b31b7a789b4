import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { copy } from '@/kit/icon/glyphs/copy'
import { invitationIds } from '../ids'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { t } from '@/locales/t'
import { toast } from '@/stores/toast'

/** The user's invitation code, which registration asks for; a tap copies it [screen.own-invitation]. */
export const InvitationCode = observer(function InvitationCode({ code }: { code: string }) {
  async function copyCode(): Promise<void> {
    await Taro.setClipboardData({ data: code })
    toast.show(t('profile.invitation_copied'))
  }
  return (
    <Panel flush>
      <ListRow
        first
        plain
        id={invitationIds.row}
        icon={copy}
        title={t('profile.invitation')}
        note={t('profile.invitation_hint')}
        end={code}
        label={`${t('profile.invitation')}: ${code}. ${t('orders.copy')}`}
        onPress={copyCode}
      />
    </Panel>
  )
})
