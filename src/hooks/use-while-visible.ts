import { useDidHide, useDidShow } from '@tarojs/taro'
import { reaction, untracked } from 'mobx'
import { useEffect, useRef, useState } from 'react'

/**
 * Reads a plain value from the stores, and follows it while the page is shown. Tabs stay mounted: a covered one waits
 * until it is shown again, so that a tap on another page redraws that page only. `of` names what `read` depends on,
 * where that can change.
 */
export function useWhileVisible<T extends string | number | boolean>(read: () => T, of = ''): T {
  // untracked, or an observer would follow the stores itself
  const [value, setValue] = useState(() => untracked(read))
  const latest = useRef(read)
  latest.current = read
  const shown = useRef(true)
  const follow = useRef(() => {
    if (shown.current) setValue(latest.current())
  })
  useDidHide(() => {
    shown.current = false
  })
  useDidShow(() => {
    shown.current = true
    follow.current()
  })
  useEffect(() => reaction(() => latest.current(), follow.current, { fireImmediately: true }), [of])
  return value
}
