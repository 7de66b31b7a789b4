import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { DisplayContext } from '@/kit/display/display-context'
import { usePagesDelayed } from '@/platform/navigation/delay-pages'
import { settings } from '@/stores/settings'

/** Gives the kit the settings that it needs. Draws nothing until they are loaded. */
export const PageDisplay = observer(function PageDisplay({ children }: { children: ReactNode }) {
  const held = usePagesDelayed()
  const { symbol, rate } = settings.shown
  const display = { language: settings.language, symbol, rate, staticUrl: settings.kept.currencies.static_url }
  if (held) return null
  return <DisplayContext.Provider value={display}>{children}</DisplayContext.Provider>
})
