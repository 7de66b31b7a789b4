import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { eye } from '@/kit/icon/glyphs/eye'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { lock } from '@/kit/icon/glyphs/lock'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { profileIds } from './ids'
import { securityIds } from '../security/ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'

import { Text } from '@/kit/text/text'
import { profileText } from '../texts/profile'
import { go } from '@/platform/navigation/navigation'
import { InvitationCode } from './invitation-code'
import { ProfileDetails } from './profile-details'
import { ProfilePhoto } from './profile-photo'
import './profile-overview.scss'

/** The parts with their own forms, which ask for the password. */
export type ProfilePart = 'password' | 'bank' | 'wallet'

interface ProfileOverviewProps {
  user: UserInfo
  onOpen: (part: ProfilePart) => void
  onSaved: (user: UserInfo) => void
}

/** The profile: photo, name, telephone number, the user's invitation code, and links to everything else. */
export const ProfileOverview = observer(function ProfileOverview({ user, onOpen, onSaved }: ProfileOverviewProps) {
  return (
    <>
      <ProfilePhoto user={user} />
      <ProfileDetails user={user} onSaved={onSaved} />
      {user.invitation_code !== '' && <InvitationCode code={user.invitation_code} />}
      <Panel flush>
        <ListRow
          first
          id={profileIds.addresses}
          icon={mapPin}
          title={profileText('addresses')}
          href={hrefTo('address')}
          onPress={() => go('address')}
        />
        <ListRow
          id={profileIds.password}
          icon={lock}
          title={profileText('security')}
          note={profileText('security_note')}
          onPress={() => onOpen('password')}
        />
        <ListRow
          id={securityIds.open}
          icon={eye}
          title={profileText('devices')}
          note={profileText('devices_note')}
          href={hrefTo('security')}
          onPress={() => go('security')}
        />
      </Panel>
      <View className="profile-overview__title">
        <Text size={17} bold heading={2}>
          {profileText('payout')}
        </Text>
        <Text size={13} tone="ink2">
          {profileText('payout_hint')}
        </Text>
      </View>
      <Panel flush>
        <ListRow
          first
          id={profileIds.bank}
          icon={banknote}
          title={profileText('bank')}
          note={user.bank_account_number || profileText('none')}
          onPress={() => onOpen('bank')}
        />
        <ListRow
          id={profileIds.wallet}
          icon={wallet}
          title={profileText('wallet')}
          note={user.virtual_wallet || profileText('none')}
          onPress={() => onOpen('wallet')}
        />
      </Panel>
      <Panel flush>
        <ListRow
          first
          id={profileIds.account}
          icon={fileText}
          title={profileText('account')}
          note={profileText('account_note')}
          href={hrefTo('account')}
          onPress={() => go('account')}
        />
      </Panel>
    </>
  )
})
