/** The calls whose answers change with the tree. */
export const RENEWED = ['opsCategories', 'sellerCategories', 'opsAudits'] as const
