/** lucide "chevron-right", by npm run icons. */
export const chevronRight = '<path d="m9 18 6-6-6-6"/>'
