/** The calls whose answers change with the brands. */
export const RENEWED = ['opsBrands', 'opsQueue', 'opsProducts', 'deskBrands', 'opsAudits'] as const
