import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { offer, type Refresh, withdraw } from './in-front'

/** A pull at the page that this stands on runs `refresh`, while that page is in front. */
export function useRefreshable(refresh: Refresh): void {
  const latest = useRef(refresh)
  latest.current = refresh
  const [offered] = useState<Refresh>(() => () => latest.current())
  // a part that comes later than its page, such as behind a guard, has missed that it is shown
  useEffect(() => {
    offer(offered)
    return () => withdraw(offered)
  }, [offered])
  useDidShow(() => offer(offered))
  useDidHide(() => withdraw(offered))
}
