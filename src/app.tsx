import { usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { replace } from '@/platform/navigation'

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => replace('notFound'))

  return children
}
