/** lucide "minus", by npm run icons. */
export const minus = '<path d="M5 12h14"/>'
