/** The calls whose answers change with the brands. */
export const RENEWED = ['opsBrands', 'opsQueue', 'opsProducts', 'sellerBrands', 'opsAudits'] as const
