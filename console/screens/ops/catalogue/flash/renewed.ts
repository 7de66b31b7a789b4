/** The calls whose answers change with the deals. */
export const RENEWED = ['opsFlash', 'opsAudits'] as const
