import { createContext, type ReactNode } from 'react'

/**
 * What each dialog draws over itself, such as the toast. A dialog of the native apps has a window of its own, which lies
 * over everything that the page draws.
 */
export const OverDialogs = createContext<ReactNode>(null)
