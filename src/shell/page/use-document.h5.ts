import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

let shownBefore = false

/**
 * The document's title is the page's; and a page that is shown takes the focus, so that the keyboard and the screen
 * reader go on where the eye does: on the way back to where the focus was, else to the main part. So does a page that
 * shows another part of itself (`part`), which also begins at its top.
 */
export function useDocument(title: string, mainId: string, part = ''): void {
  const left = useRef<Element | null>(null)
  const showing = useRef(true)

  const entitle = () => {
    if (title !== '') document.title = `${title} · Souk`
  }
  useEffect(() => {
    if (showing.current) entitle()
  })
  // What stood here while the page loaded had the focus, and took it along.
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
