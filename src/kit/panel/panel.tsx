import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import './panel.scss'

/** A white card on the ground, 16 px from the edges. Inside another panel use a hairline instead. */
export function Panel({ children, flush, id }: { children: ReactNode; flush?: boolean; id?: string }) {
  return (
    <View id={id} className={cx('panel', flush && 'panel--flush')}>
      {children}
    </View>
  )
}
