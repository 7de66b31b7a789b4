import type { CreateWx } from '../types/runtime'
import { createContext, type WxArea } from './context'
import { storage } from './storage'
import { unprovided } from './unprovided'

const AREAS: readonly WxArea[] = [storage]

/** What the router adds to wx. */
const ROUTING = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack']

/**
 * All of wx but moving between pages. Names that WeChat has and this host has not are there, but fail when called.
 */
export const createWx: CreateWx = (runtime) => {
  const context = createContext(runtime)
  const provided: Record<string, unknown> = Object.assign({}, ...AREAS.map((area) => area(context)))
  return { ...unprovided(context, new Set([...Object.keys(provided), ...ROUTING])), ...provided }
}
