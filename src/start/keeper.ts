import type { Keeper } from '@/services/context'
import { find, forget, keep } from '@/services/kept-answers'

export const keeper: Keeper = { find, forget, keep }
