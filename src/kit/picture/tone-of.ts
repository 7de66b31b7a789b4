const grounds = new Set(['sand', 'mist', 'rose', 'sage', 'lilac', 'butter', 'clay', 'forest'])

/** The tint behind a picture: the token in the catalogue, or sand. */
export const toneOf = (ground: string | undefined) => (ground && grounds.has(ground) ? ground : 'sand')
