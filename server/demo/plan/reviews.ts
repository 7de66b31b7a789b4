import type { Language } from '@contract/languages'
import { LANGUAGE_CODES } from '@contract/languages'
import type { Random } from '../random'
import { REVIEW_WORDS, type ReviewWords } from '../vocabulary/reviews'
import type { PlannedOption } from './variants'

export interface PlannedReview {
  readonly author: string
  readonly star: number
  readonly summary: string
  readonly content: string
  readonly images: readonly string[]
  /** The variant in the reviewer's language. */
  readonly options: string
  readonly language: Language
  readonly ageHours: number
}

/** Stars as buyers give them; `quality` from 0 to 1 pushes towards five. */
function star(random: Random, quality: number): number {
  const drawn = random.next() * (1.35 - quality * 0.55)
  if (drawn < 0.58) return 5
  if (drawn < 0.82) return 4
  if (drawn < 0.92) return 3
  return drawn < 0.98 ? 2 : 1
}

function poolFor(words: ReviewWords, stars: number) {
  if (stars >= 4) return words.good
  return stars === 3 ? words.fair : words.poor
}

function review(random: Random, quality: number, options: readonly PlannedOption[], image: string): PlannedReview {
  const language = random.pick(LANGUAGE_CODES)
  const words = REVIEW_WORDS[language]
  const stars = star(random, quality)
  const { summaries, about } = poolFor(words, stars)
  const gap = language === 'en' || language === 'es' || language === 'th' ? ' ' : ''
  const more = stars >= 3 && random.chance(0.6) ? `${gap}${random.pick(words.after)}` : ''
  const bought = options.map(({ values }) => random.pick(values).names[language] ?? '')
  return {
    author: random.pick(words.authors),
    star: stars,
    summary: random.pick(summaries),
    content: `${random.pick(about)}${more}`,
    images: stars >= 4 && random.chance(0.12) ? [image] : [],
    options: bought.join(', '),
    language,
    ageHours: random.whole(5, 24 * 300),
  }
}

export function plannedReviews(random: Random, options: readonly PlannedOption[], image: string): PlannedReview[] {
  const quality = random.next()
  const count = random.chance(0.08) ? 0 : random.whole(1, 4) + (random.chance(0.2) ? random.whole(2, 9) : 0)
  return Array.from({ length: count }, () => review(random, quality, options, image))
}
