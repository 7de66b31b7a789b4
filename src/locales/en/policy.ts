export const policy = {}
