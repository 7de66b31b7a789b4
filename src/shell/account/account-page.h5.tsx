import { observer } from 'mobx-react-lite'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { session } from '@/stores/session'
import { AccountFrame } from './account-frame'
import type { AccountPageProps } from './types'

/** A page of the buyer's account: on wide screens beside its menu, below the path to it. Visitors have no menu. */
export const AccountPage = observer(function AccountPage({ route, room, slim, ...page }: AccountPageProps) {
  const framed = useWide() && session.loggedIn
  return (
    <Page
      {...page}
      slim={slim && !framed}
      surface={framed ? 'ground' : page.surface}
      frame={
        framed
          ? (content) => (
              <AccountFrame route={route} title={page.title} room={room}>
                {content}
              </AccountFrame>
            )
          : undefined
      }
    />
  )
})
