import type { Handler } from '../types/runtime'

export type HandlerTable = Readonly<Record<string, Handler>>
