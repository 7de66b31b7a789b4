/** lucide "x", by npm run icons. */
export const cross = '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'
