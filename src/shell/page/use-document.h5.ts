import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { settings } from '@/stores/settings'

let shownBefore = false

/**
 * Sets the document's title, and focuses a page that is shown, so that keyboard and screen reader follow the eye. After
 * going back, the focus returns to where it was; otherwise it goes to the main part. When the page shows another `part`
 * of itself, that part begins at its top and takes the focus.
 */
export function useDocument(title: string, mainId: string, part = ''): void {
  const { name } = settings
  const left = useRef<Element | null>(null)
  const showing = useRef(true)

  const entitle = () => {
    if (title !== '') document.title = `${title} · ${name}`
  }
  useEffect(() => {
    if (showing.current) entitle()
  })
  // A loading view that had the focus has been removed, and the focus is lost with it.
  const follows = useRef(shownBefore)
  useEffect(() => {
    if (!follows.current || document.activeElement !== document.body) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [mainId])
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current === part) return
    shownPart.current = part
    const main = document.getElementById(mainId)
    if (!main) return
    main.scrollTop = 0
    main.focus({ preventScroll: true })
  }, [part, mainId])
  useDidShow(() => {
    showing.current = true
    entitle()
    const first = !shownBefore
    shownBefore = true
    if (first) return
    const target = left.current?.isConnected ? left.current : document.getElementById(mainId)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
  useDidHide(() => {
    showing.current = false
    left.current = document.activeElement
  })
}
