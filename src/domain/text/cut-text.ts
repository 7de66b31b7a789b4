/**
 * The first `max` UTF-16 units of a text. An emoji at the cut is dropped whole, because half of one cannot be encoded.
 */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
