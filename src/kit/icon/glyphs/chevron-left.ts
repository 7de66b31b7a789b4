/** lucide "chevron-left", by npm run icons. */
export const chevronLeft = '<path d="m15 18-6-6 6-6"/>'
