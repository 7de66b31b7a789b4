import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { DisplayContext } from '@/kit/display/display-context'
import { usePagesHeld } from '@/platform/navigation/hold-pages'
import { settings } from '@/stores/settings'

/** Gives the kit what it needs to know of the settings; nothing is drawn before they are there. */
export const PageDisplay = observer(function PageDisplay({ children }: { children: ReactNode }) {
  const held = usePagesHeld()
  const { symbol, rate } = settings.shown
  const display = { language: settings.language, symbol, rate, staticUrl: settings.kept.currencies.static_url }
  if (held) return null
  return <DisplayContext.Provider value={display}>{children}</DisplayContext.Provider>
})
