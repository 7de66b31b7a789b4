import { glassNode, tagName } from './glass-node'

/** The element's content as wxml. */
export function innerWxml(element: Element): string {
  return [...element.childNodes].map(wxmlOf).join('')
}

/** The element with its content as wxml: names without `wx-`, and without the inner parts of built-in components. */
export function outerWxml(element: Element): string {
  const name = tagName(element)
  const attributes = attributesOf(element).map(([key, value]) => ` ${key}="${escapeValue(value)}"`)
  return `<${name}${attributes.join('')}>${innerWxml(element)}</${name}>`
}

function wxmlOf(node: Node): string {
  if (node.nodeType === 3) return escapeText(node.textContent ?? '')
  if (node.nodeType !== 1) return ''
  const element = node as Element
  return glassNode(element) === undefined ? innerWxml(element) : outerWxml(element)
}

function attributesOf(element: Element): readonly (readonly [string, string])[] {
  const node = glassNode(element)
  const own = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const written = own.filter(([name]) => !['id', 'class'].includes(name) && !/^(data|wx)-/.test(name))
  const data = Object.entries(node?.dataset ?? {}).map(([name, value]) => [dataName(name), textOf(value)] as const)
  const named = [
    ['id', node?.id ?? element.id],
    ['class', node?.class ?? element.className],
  ] as const
  return [...named, ...written, ...data].filter(([, value]) => value !== '')
}

function dataName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
