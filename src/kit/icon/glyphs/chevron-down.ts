/** lucide "chevron-down", by npm run icons. */
export const chevronDown = '<path d="m6 9 6 6 6-6"/>'
