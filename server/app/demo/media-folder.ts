import path from 'node:path'

/** The pictures of the demo shop. */
export const DEMO_MEDIA = path.join(__dirname, 'media')
