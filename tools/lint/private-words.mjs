/** Words that this project used in a sense of its own, and what the field says instead (docs/glossary.md). */
const PRIVATE = Object.assign(Object.create(null), {
  desk: 'seller, shop admin, console',
  deed: 'action, actor, step, mutation',
  deeds: 'actions, steps',
  told: 'reported, notified, sent',
  tell: 'notify, report, mail',
  tells: 'notifies, reports',
  asked: 'requested, a filter, an input',
  asking: 'a request',
  kept: 'stored, cached, retained, a snapshot',
  hold: 'lock, block, freeze',
  holding: 'contains, locks',
  held: 'locked, blocked, frozen',
  holdable: 'freezable',
  fate: 'a retention rule, a fault',
  fates: 'retention rules',
  mood: 'a fault',
  moody: 'a fault proxy',
  news: 'a mail, a notice',
  faces: 'load states',
})

/** Names in which one of the words has a meaning that the field knows. */
const KNOWN = new Set([
  // money of orders that are not settled yet, and a payer's bank that holds it back
  ...['held', 'heldFor', 'HOLD_DAYS_MAX', 'bookHold'],
  // searches that are held out while an engine is tuned
  'held-out',
  // files of a font
  'faces',
])

const segments = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []

/**
 * The private word in the name of an export or a file, if there is one.
 * @param {string} name in camel, kebab or snake case
 * @returns {{ word: string, better: string } | null}
 */
export function privateWordIn(name) {
  if (KNOWN.has(name)) return null
  const word = segments(name)
    .map((part) => part.toLowerCase())
    .find((part) => PRIVATE[part])
  return word === undefined ? null : { word, better: PRIVATE[word] }
}
