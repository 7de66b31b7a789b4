import { useDidHide, useDidShow } from '@tarojs/taro'
import { reaction, untracked } from 'mobx'
import { useEffect, useRef, useState } from 'react'

/**
 * What `read` finds in the stores, followed while the page is shown. Tabs stay mounted: one that is covered waits until
 * it is shown again, so that a tap on another page draws that page alone. `read` answers a plain value; `of` says what it
 * reads of, where that can change.
 */
export function useWhileShown<T extends string | number | boolean>(read: () => T, of = ''): T {
  // an observer that draws with it would follow by itself what it reads here
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
