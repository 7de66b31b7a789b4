/**
 * 64 bits that stand for a text, to tell one long random text from another. They are no proof against somebody who may
 * choose the texts, and far too short to lead back to one.
 */
export function fingerprint(text: string): string {
  let one = 0
  let other = 0
  for (const letter of text) {
    const unit = letter.charCodeAt(0)
    one = Math.imul(one ^ unit, 2_654_435_761)
    other = Math.imul(other + unit + (one >>> 15), 1_597_334_677)
  }
  return `${one}${other}`
}
