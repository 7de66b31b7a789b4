/** An option's name inside a sentence. Not by language: none of the six changes letters differently here. */
export const lowerCase = (name: string): string => name.toLowerCase()
