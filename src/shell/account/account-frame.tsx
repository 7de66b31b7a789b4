import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { AccountCrumbs } from './account-crumbs'
import { AccountNav } from './account-nav'
import { ACCOUNT_SCREENS } from './account-screens'
import type { AccountPageProps } from './types'
import './account-frame.h5.scss'

interface AccountFrameProps extends Pick<AccountPageProps, 'route' | 'room' | 'title'> {
  /** The heading and the content of the page. */
  children: ReactNode
}

/** The frame of the account on wide screens: the path above, the menu at the side, and the page beside it. */
export function AccountFrame({ route, title, room, children }: AccountFrameProps) {
  return (
    <View className="account-frame">
      <AccountCrumbs route={route} title={title} />
      <View className="account-frame__columns">
        <View className="account-frame__side">
          <AccountNav current={ACCOUNT_SCREENS[route]} />
        </View>
        <View className={cx('account-frame__main', room && `account-frame__main--${room}`)}>{children}</View>
      </View>
    </View>
  )
}
