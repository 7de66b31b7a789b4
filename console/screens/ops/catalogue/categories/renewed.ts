/** The calls whose answers change with the tree. */
export const RENEWED = ['opsCategories', 'deskCategories', 'opsAudits'] as const
