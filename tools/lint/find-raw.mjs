import { jsxTexts } from './jsx-texts.mjs'

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?)\(\s*\d/i
// 0, hairlines and breakpoints are not design sizes
const SIZE = /(?<![\w$-])(?!0px|1px)\d*\.?\d+px\b/

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

function rawValues(source, patterns) {
  const lines = withoutComments(source).split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*@(media|container)\b/.test(line)) return []
    const [found] = patterns.map((pattern) => pattern.exec(line)).filter(Boolean)
    return found ? [{ line: index + 1, message: `raw value ${found[0]}: take a token` }] : []
  })
}

/** The lines of styles or code with a raw colour. */
export const rawColours = (source) => rawValues(source, [COLOUR])

/** The lines of a screen's styles or code with a raw colour or a raw size. */
export const rawStyles = (source) => rawValues(source, [COLOUR, SIZE])

/** The visible texts of a component that do not come from the locales. */
export function rawWords(source, fileName) {
  return jsxTexts(source, fileName)
    .filter(({ text }) => /\p{L}{2,}/u.test(text))
    .map(({ line, text }) => ({ line, message: `raw words "${text}": put them into the locales` }))
}
