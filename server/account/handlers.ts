import type { CallHandler } from '../http/context'

export const accountHandlers: readonly CallHandler[] = []
