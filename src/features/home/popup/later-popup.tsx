import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { onFirstTouch } from './first-touch'
import { LazyPopup } from './lazy-popup'

/** The popup appears after home has been used for this long, so that it does not cover what was just tapped. */
const USED_MS = 1_500

/**
 * Shows the popup advert once home has been used for a moment. When the user leaves earlier, it waits for the next
 * visit.
 */
export function LaterPopup() {
  const [shown, setShown] = useState(true)
  const [used, setUsed] = useState(false)
  const [due, setDue] = useState(false)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => onFirstTouch(() => setUsed(true)), [])
  useEffect(() => {
    if (!shown || !used || due) return undefined
    const timer = setTimeout(() => setDue(true), USED_MS)
    return () => clearTimeout(timer)
  }, [shown, used, due])
  return due ? <LazyPopup /> : null
}
