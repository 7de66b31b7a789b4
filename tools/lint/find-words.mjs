/** Phrases that sound translated, with what to write instead. */
const PHRASES = [
  [
    /\b(?:for|to|by|from|with|of) who (?:has|have|is|are|was|does|can|cannot|may|must|came|comes|asks|asked|sells|takes|owns|made|gave|wrote)\b/gi,
    'name the user, or write people who',
  ],
  [/\bwhoever\b/gi, 'name the caller, the buyer, the owner'],
  [/\bnone of (?:ours|theirs|its own)\b/gi, "say whose it is: another buyer's"],
  [/\b(?:is|are) told\b/gi, 'gets, is notified, is shown'],
  [/\b(?:es|ox)lint-disable/g, 'no check is silenced in place: change the code, or the rule in .oxlintrc.json'],
  [/\bof somebody\b/gi, "a user's, another user's"],
]

/** Matches comments of TypeScript and JavaScript. After a quotation mark or a colon, `//` belongs to an address. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm
/** Matches what a call does, which developers read in the description of the API. */
const SUMMARY = /\bsummary: '(?:[^'\\\n]|\\.)*'/g
/** Matches the title of a test or of a group of tests. */
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g

const lineAt = (source, index) => source.slice(0, index).split('\n').length

const phrasesIn = (source, text, start) =>
  PHRASES.flatMap(([phrase, better]) =>
    [...text.matchAll(phrase)].map((found) => ({
      line: lineAt(source, start + found.index),
      message: `“${found[0]}”: ${better}`,
    })),
  )

/**
 * Phrases in the comments, test titles and call summaries of a source file that should be plain English.
 * @param {string} source
 * @returns {{ line: number, message: string }[]}
 */
export const oddPhrases = (source) =>
  [COMMENT, TITLE, SUMMARY].flatMap((part) =>
    [...source.matchAll(part)].flatMap(({ 0: text, index }) => phrasesIn(source, text, index)),
  )

/**
 * The same for a page of Markdown.
 * @param {string} page
 * @returns {{ line: number, message: string }[]}
 */
export const oddPhrasesOfPage = (page) => phrasesIn(page, page, 0)
