/** The steps from an empty market to one that can open [rule.ops-setup]. */
/** The sets of departments to begin with. */
export const STARTER_SETS = ['general', 'fashion', 'food', 'electronics'] as const
export type StarterSet = (typeof STARTER_SETS)[number]

/** In the order in which they are done. */
export const SETUP_STEPS = [
  'second_factor',
  'base',
  'categories',
  'shop',
  'products',
  'policies',
  'address',
  'mail',
  'payment',
  'secret',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
