// Searching by role asks for the computed style of every element on the way, and jsdom matches its own style sheet
// against each of them: that was more than half of a page test's time. Our style sheets are not loaded here, and those
// that Taro's components bring go by tag and class, so elements that are alike have one answer.
const compute = window.getComputedStyle.bind(window)
const known = new Map()
let newest

/** What jsdom says of an element by itself: inherited visibility, which no screen of ours sets, is not part of it. */
function styleOf(element) {
  const look = ['class', 'style'].map((name) => element.getAttribute(name))
  const key = [element.namespaceURI, element.tagName, ...look, element.hasAttribute('hidden')].join(' ')
  if (!known.has(key)) known.set(key, compute(element.cloneNode(false)))
  return known.get(key)
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return compute(element, pseudo)
  const sheets = document.styleSheets
  const last = sheets[sheets.length - 1]
  // another style sheet, other looks
  if (last !== newest) known.clear()
  newest = last
  return styleOf(element)
}
