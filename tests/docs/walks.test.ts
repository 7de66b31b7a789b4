/** The walks of docs/walks quote labels: renaming one has to change the page, too. */
import fs from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '@contract/base/languages'
import { at } from '@contract/rules/lists'
import { ROUTES } from '@/routes'
import { isSaid, wordsOf } from './words'

const FOLDER = path.join(__dirname, '../../docs/walks')
const WALKS = fs.readdirSync(FOLDER)

const english = wordsOf('en')
const first = wordsOf(DEFAULT_LANGUAGE)

/** The steps of a walk: the text between two numbers. */
const stepsOf = (walk: string) =>
  fs
    .readFileSync(path.join(FOLDER, walk), 'utf8')
    .split(/^(?=\d+\. )/m)
    .slice(1)

const bold = (step: string) => [...step.matchAll(/\*\*(.+?)\*\*/g)].map((match) => at(match, 1))

it('there is one for each role, and one for an empty shop', () => {
  expect(WALKS.sort()).toEqual(['buyer.md', 'empty-shop.md', 'operator.md', 'seller.md', 'visitor.md'])
})

describe.each(WALKS)('%s', (walk) => {
  it('numbers its steps without a gap', () => {
    expect(stepsOf(walk).map((step) => parseInt(step))).toEqual(stepsOf(walk).map((_, index) => index + 1))
  })

  it('names only what can be read on the screens, in Spanish where it says so', () => {
    const unsaid = stepsOf(walk).flatMap((step) =>
      bold(step).filter((label) => !isSaid(label, english) && !(step.includes('Spanish') && isSaid(label, first))),
    )
    expect(unsaid).toEqual([])
  })

  it('leads to screens that exist, but for the one that shows that there is none', () => {
    const paths = Object.values(ROUTES).map((screen) => screen.path)
    const links = stepsOf(walk).flatMap((step) => [...step.matchAll(/#\/(pages\/\w+\/\w+)/g)].map(([, link]) => link))
    expect(links.filter((link) => !paths.some((known) => known === link))).toEqual(
      walk === 'visitor.md' ? ['pages/nowhere'].filter((link) => links.includes(link)) : [],
    )
  })
})

describe('what a walk may say', () => {
  const words = new Set(['Check out', 'Pay {amount}', '{name}', 'Nothing matches “{term}”'])

  it.each(['Check out', 'Pay …', 'Pay $12.00', 'Nothing matches “xyzzy”'])('is %s', (label) => {
    expect(isSaid(label, words)).toBe(true)
  })

  it.each(['Check', 'Pay', 'Show … results', 'Checkout', 'Whatever there is'])('is not %s', (label) => {
    expect(isSaid(label, words)).toBe(false)
  })
})
