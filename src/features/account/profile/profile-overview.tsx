import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { eye } from '@/kit/icon/glyphs/eye'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { lock } from '@/kit/icon/glyphs/lock'
import { mail } from '@/kit/icon/glyphs/mail'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { profileIds } from './ids'
import { securityIds } from '../security/ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { InvitationCode } from './invitation-code'
import { ProfileDetails } from './profile-details'
import { ProfilePhoto } from './profile-photo'
import './profile-overview.scss'

/** What takes the place of the overview: forms that ask for the password, and the choice of mails. */
export type ProfilePart = 'password' | 'bank' | 'wallet' | 'mails'

interface ProfileOverviewProps {
  user: UserInfo
  onOpen: (part: ProfilePart) => void
  onSaved: (user: UserInfo) => void
}

/** The profile: photo, name, telephone number, the user's invitation code, and links to everything else. */
export const ProfileOverview = observer(function ProfileOverview({ user, onOpen, onSaved }: ProfileOverviewProps) {
  return (
    <View className="profile-overview">
      <View className="profile-overview__part">
        <ProfilePhoto user={user} />
        <ProfileDetails user={user} onSaved={onSaved} />
        {user.invitation_code !== '' && <InvitationCode code={user.invitation_code} />}
      </View>
      <View className="profile-overview__part">
        <Panel flush>
          <ListRow
            first
            id={profileIds.addresses}
            icon={mapPin}
            title={t('profile.addresses')}
            href={hrefTo('address')}
            onPress={() => go('address')}
          />
          <ListRow
            id={profileIds.password}
            icon={lock}
            title={t('profile.security')}
            note={t('profile.security_note')}
            onPress={() => onOpen('password')}
          />
          <ListRow
            id={securityIds.open}
            icon={eye}
            title={t('profile.devices')}
            note={t('profile.devices_note')}
            href={hrefTo('security')}
            onPress={() => go('security')}
          />
          <ListRow
            id={profileIds.mails}
            icon={mail}
            title={t('mailChoices.title')}
            note={t('mailChoices.note')}
            onPress={() => onOpen('mails')}
          />
        </Panel>
        <View className="profile-overview__title">
          <Text size={17} bold heading={2}>
            {t('profile.payout')}
          </Text>
          <Text size={13} tone="ink2">
            {t('profile.payout_hint')}
          </Text>
        </View>
        <Panel flush>
          <ListRow
            first
            id={profileIds.bank}
            icon={banknote}
            title={t('profile.bank')}
            note={user.bank_account_number || t('profile.none')}
            onPress={() => onOpen('bank')}
          />
          <ListRow
            id={profileIds.wallet}
            icon={wallet}
            title={t('profile.wallet')}
            note={user.virtual_wallet || t('profile.none')}
            onPress={() => onOpen('wallet')}
          />
        </Panel>
        <Panel flush>
          <ListRow
            first
            id={profileIds.account}
            icon={fileText}
            title={t('profile.account')}
            note={t('profile.account_note')}
            href={hrefTo('account')}
            onPress={() => go('account')}
          />
        </Panel>
      </View>
    </View>
  )
})
