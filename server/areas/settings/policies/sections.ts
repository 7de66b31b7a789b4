const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const plain = (html: string) =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()

/** Safe HTML as headings with the text below each; text before the first heading has an empty one. */
export function sectionsOf(html: string): (readonly [heading: string, text: string])[] {
  const sections: [string, string[]][] = []
  for (const [, tag, inner = ''] of html.matchAll(/<(h2|h3|p|li)>([\s\S]*?)<\/\1>/g)) {
    const text = plain(inner)
    if (tag === 'h2' || tag === 'h3') sections.push([text, []])
    else if (sections.length === 0) sections.push(['', [text]])
    else sections.at(-1)?.[1].push(tag === 'li' ? `• ${text}` : text)
  }
  return sections.map(([heading, texts]) => [heading, texts.join('\n')])
}
