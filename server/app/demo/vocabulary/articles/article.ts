import { escapeHtml } from '../../../../kernel/text/html'
import { inEach, type SixTexts } from '../texts'

/** A post in one language: an opening, a thought with its heading, and a list with its heading. */
interface Post {
  readonly title: string
  readonly summary: string
  readonly opening: string
  readonly thought: readonly [heading: string, text: string]
  readonly list: readonly [heading: string, ...items: string[]]
}

/** A post of the blog; `category` is the key of a top category, `ageDays` how long ago it came out. */
export interface DemoArticle {
  readonly art: string
  readonly ground: string
  readonly category: string
  readonly ageDays: number
  readonly posts: Readonly<Record<keyof SixTexts, Post>>
}

function toHtml({ opening, thought, list }: Post): string {
  const [heading, text] = thought
  const [listed, ...items] = list
  const all = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return [
    `<p>${escapeHtml(opening)}</p>`,
    `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`,
    `<h2>${escapeHtml(listed)}</h2><ul>${all}</ul>`,
  ].join('')
}

/** Title, summary and safe HTML of a post, in every language. */
export const textsOf = ({ posts }: DemoArticle) => ({
  title: inEach((language) => posts[language].title),
  summary: inEach((language) => posts[language].summary),
  content: inEach((language) => toHtml(posts[language])),
})
