import type { CallHandler } from '../http/context'

export const noticeHandlers: readonly CallHandler[] = []
