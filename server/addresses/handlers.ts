import type { CallHandler } from '../http/context'

export const addressHandlers: readonly CallHandler[] = []
