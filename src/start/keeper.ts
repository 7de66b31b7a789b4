import type { Keeper } from '@/services/context'
import { find, forget, keep } from '@/services/cached-answers'

export const keeper: Keeper = { find, forget, keep }
