/**
 * The commands of a page of the documentation: its blocks of `sh`, without their indentation.
 * @param {string} page Markdown
 * @returns {{ heading: string, text: string }[]} each with the heading of its section
 */
export function blocksOf(page) {
  return page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'))
    return [...section.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent, text]) => ({
      heading,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }))
  })
}
