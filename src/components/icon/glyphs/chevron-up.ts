/** lucide "chevron-up", by npm run icons. */
export const chevronUp = '<path d="m18 15-6-6-6 6"/>'
