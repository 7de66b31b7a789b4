import { useSyncExternalStore } from 'react'
import { session, type Session } from './session'

export const useSession = (): Session | null => useSyncExternalStore(session.subscribe, session.now, session.now)
