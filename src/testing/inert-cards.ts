/** A list is a list of ways: each of its cards can be opened, and says to a screen reader what it opens. */
const OPENS = 'a[href], [role="link"], [role="button"]'

const isNamed = (node: Element) =>
  (node.getAttribute('aria-label') ?? node.textContent ?? '').trim() !== '' && node.getAttribute('aria-hidden') === null

/**
 * The ids of the cards that nothing opens: neither they nor what they begin with is a link or a button with a name.
 * `named` is how the ids of the cards begin. Throws when there are no cards, or when a link or button lies in another.
 */
export function inertCards(named: string): string[] {
  const cards = Array.from(document.querySelectorAll(`[id^="${named}"]`)).filter(({ id }) =>
    /^\d+$/.test(id.slice(named.length)),
  )
  if (cards.length === 0) throw new Error(`There is no card whose id begins with ${named}`)
  const nested = cards.filter((card) => card.querySelector(`:is(${OPENS}) :is(${OPENS})`))
  if (nested.length > 0) throw new Error(`A link or a button lies in another: ${nested.map(({ id }) => id).join(', ')}`)
  return cards
    .filter(
      (card) =>
        ![card, ...Array.from(card.querySelectorAll(OPENS))].some((node) => node.matches(OPENS) && isNamed(node)),
    )
    .map(({ id }) => id)
}
