/** The id that comes `by` places after this one; undefined past either end. Without one it begins with the first. */
export function stepped(list: readonly { readonly id: string }[], id: string | undefined, by: 1 | -1) {
  const place = list.findIndex((each) => each.id === id)
  return list[place < 0 ? 0 : place + by]?.id
}
