import { usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { holdPages } from '@/platform/navigation/hold-pages'
import { replace } from '@/platform/navigation/navigation'
import { useHostApp } from '@/platform/host/use-host-app'
import { boot } from '@/start/boot'
import './styles/base.scss'

// as early as can be: the texts and the configuration travel while the first page does
holdPages(boot())

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => replace('notFound'))
  useHostApp()

  return children
}
