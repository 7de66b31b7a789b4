import type { ReactNode } from 'react'

export type Tone = 'good' | 'calm' | 'wait' | 'bad' | 'news'

export const Badge = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <span className={`badge badge--${tone}`}>{children}</span>
)
