/** The text before the first mark, and the text after it; undefined if the mark is not in the text. */
export function cutAt(text: string, mark: string): readonly [before: string, after: string | undefined] {
  const index = text.indexOf(mark)
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + mark.length)]
}
