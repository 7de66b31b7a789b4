const CANDIDATES = [',', ';', '\t'] as const
type Delimiter = (typeof CANDIDATES)[number]

/** What separates the cells of the header: the candidate that occurs most often outside quotes; a comma if none does. */
export function delimiterOf(text: string): Delimiter {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const counts = CANDIDATES.map((each) => header.split(each).length)
  return CANDIDATES[counts.indexOf(Math.max(...counts))] ?? ','
}
