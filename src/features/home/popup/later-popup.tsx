import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { LazyPopup } from './lazy-popup'

/** The popup appears after home has been visible for this long, so that it does not slow the first load. */
const LOOKED_AT_MS = 1_500

/**
 * Shows the popup advert once home has been visible for a moment. When the user leaves earlier, it waits for the next
 * visit.
 */
export function LaterPopup() {
  const [shown, setShown] = useState(true)
  const [due, setDue] = useState(false)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!shown || due) return undefined
    const timer = setTimeout(() => setDue(true), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [shown, due])
  return due ? <LazyPopup /> : null
}
