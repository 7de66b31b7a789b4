import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { pageIds } from '@/kit/ids'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { MailChoices } from '../mails/mail-choices'
import { back } from '@/platform/navigation/navigation'
import type { Options } from '@/services/request'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { BankForm } from './bank-form'
import { PasswordForm } from './password-form'
import { ProfileOverview, type ProfilePart } from './profile-overview'
import { ProfileSkeleton } from './profile-skeleton'
import { WalletForm } from './wallet-form'
import './profile-screen.scss'

const TITLES: Readonly<Record<ProfilePart, () => string>> = {
  password: () => t('profile.change_password'),
  bank: () => t('profile.bank'),
  wallet: () => t('profile.wallet'),
  mails: () => t('mailChoices.title'),
}

async function loadUser(options: Options): Promise<UserInfo> {
  const user = await call('getUserinfo', {}, options)
  session.setUser(user)
  return user
}

/** Name, photo, login and payout accounts of the user [route.profile]. */
const Profile = observer(function Profile() {
  const load = useLoad(loadUser)
  const [part, setPart] = useRestoredState<ProfilePart | null>('profile.part', null)
  const close = () => setPart(null)

  function saved(user: UserInfo): void {
    session.setUser(user)
    toast.show(t('profile.saved'))
    close()
  }
  return (
    <AccountPage
      route="profile"
      room={part ? 'form' : undefined}
      id={pageIds.profile}
      title={part ? TITLES[part]() : t('profile.title')}
      part={part ?? 'overview'}
      surface="ground"
      onBack={() => (part ? close() : void back())}
      slim
    >
      <View className="profile">
        <LoadStates load={load} skeleton={<ProfileSkeleton />} failedTitle={t('profile.failed')}>
          {(loaded) => {
            const user = session.user ?? loaded
            if (part === 'password') return <PasswordForm onSaved={saved} />
            if (part === 'bank') return <BankForm present={user.bank_account_number} onSaved={saved} />
            if (part === 'mails') return <MailChoices />
            if (part === 'wallet') return <WalletForm present={user.virtual_wallet} onSaved={saved} />
            return <ProfileOverview user={user} onOpen={setPart} onSaved={saved} />
          }}
        </LoadStates>
      </View>
    </AccountPage>
  )
})

export default screen(function ProfilePage() {
  return useGuard('profile') ? <Profile /> : null
})
