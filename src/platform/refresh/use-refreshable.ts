import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { offer, type Refresh, withdraw } from './in-front'

/** Runs `refresh` when the user pulls the page down, while that page is in front. */
export function useRefreshable(refresh: Refresh): void {
  const latest = useRef(refresh)
  latest.current = refresh
  const [offered] = useState<Refresh>(() => () => latest.current())
  // a part that is drawn late, such as behind a guard, has missed the event that shows its page
  useEffect(() => {
    offer(offered)
    return () => withdraw(offered)
  }, [offered])
  useDidShow(() => offer(offered))
  useDidHide(() => withdraw(offered))
}
