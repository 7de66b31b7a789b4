/** lucide "columns-2", by npm run icons. */
export const columns2 = '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M12 3v18"/>'
