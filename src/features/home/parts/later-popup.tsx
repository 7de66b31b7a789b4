import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { LazyPopup } from './lazy-popup'

/** The popup comes when home has been looked at for a moment: never in the way of its first load. */
const LOOKED_AT_MS = 1_500

/** Shows the popup advert once home has been visible for a moment; after an earlier leave, the next time. */
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
