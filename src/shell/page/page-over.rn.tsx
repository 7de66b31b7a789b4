import type { PropsWithChildren } from 'react'
import { OverDialogs } from '@/kit/overlay/over-dialogs.rn'
import { PageToast } from './page-toast'

const TOAST = <PageToast />

/** Gives dialogs what lies over them: a toast of the page would be behind their windows. */
export const PageOver = ({ children }: PropsWithChildren) => (
  <OverDialogs.Provider value={TOAST}>{children}</OverDialogs.Provider>
)
