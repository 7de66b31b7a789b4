export const search = {}
