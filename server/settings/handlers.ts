import type { CallHandler } from '../http/context'

export const settingsHandlers: readonly CallHandler[] = []
