/** Tags that rich-text draws, with their allowed attributes besides class and style. */
const WITH_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  bdo: ['dir'],
  col: ['span', 'width'],
  colgroup: ['span', 'width'],
  img: ['alt', 'src', 'height', 'width'],
  ol: ['start', 'type'],
  table: ['width'],
  td: ['colspan', 'height', 'rowspan', 'width'],
  th: ['colspan', 'height', 'rowspan', 'width'],
}
const PLAIN = `a abbr address article aside b bdi big blockquote br caption center cite code dd del div dl dt em
  fieldset font footer h1 h2 h3 h4 h5 h6 header hr i ins label legend li mark nav p pre q rt ruby s section small
  span strong sub sup tbody tfoot thead tr tt u ul`.split(/\s+/)

const TAGS = new Set([...PLAIN, ...Object.keys(WITH_ATTRIBUTES)])

export function isAllowedTag(name: string): boolean {
  return TAGS.has(name)
}

export function isAllowedAttribute(tag: string, name: string): boolean {
  return name === 'class' || name === 'style' || (WITH_ATTRIBUTES[tag]?.includes(name) ?? false)
}
