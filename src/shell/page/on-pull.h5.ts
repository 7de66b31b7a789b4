/** Undefined: the browser has its own way to reload. */
export const onPull = undefined
