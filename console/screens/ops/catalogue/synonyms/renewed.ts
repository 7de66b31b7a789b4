/** The calls whose answers change with the synonyms. */
export const RENEWED = ['opsSynonyms', 'opsAudits'] as const
