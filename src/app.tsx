import { usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { delayPages } from '@/platform/navigation/delay-pages'
import { replace } from '@/platform/navigation/navigation'
import { useHostApp } from '@/platform/host/use-host-app'
import { boot } from '@/start/boot'
import './styles/base.scss'

// as early as possible: texts and configuration load while the first page does
delayPages(boot())

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => void replace('notFound'))
  useHostApp()

  return children
}
