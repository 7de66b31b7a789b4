import type { Language } from '@contract/base/languages'
import { LANGUAGE_CODES } from '@contract/base/languages'
import type { Random } from '../random'
import { REVIEW_WORDS } from '../vocabulary/reviews'
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

interface Reviewed {
  readonly options: readonly PlannedOption[]
  readonly image: string
  /** It is food. */
  readonly food: boolean
  /** Plain editions have more buyers and reviews. */
  readonly plain: boolean
}

/** Stars as buyers give them; `quality` from 0 to 1 pushes towards five. */
function star(random: Random, quality: number): number {
  const drawn = random.next() * (1.18 - quality * 0.45)
  if (drawn < 0.6) return 5
  if (drawn < 0.84) return 4
  if (drawn < 0.93) return 3
  return drawn < 0.98 ? 2 : 1
}

function tone(stars: number): 'good' | 'fair' | 'poor' {
  if (stars >= 4) return 'good'
  return stars === 3 ? 'fair' : 'poor'
}

const SPACED: readonly Language[] = ['en', 'es', 'th']

function review(random: Random, quality: number, { options, image, food }: Reviewed): PlannedReview {
  const language = random.pick(LANGUAGE_CODES)
  const words = REVIEW_WORDS[language]
  const stars = star(random, quality)
  const { summaries, about } = words[tone(stars)]
  const gap = SPACED.includes(language) ? ' ' : ''
  const more = stars >= 3 && random.chance(0.6) ? `${gap}${random.pick(words.after)}` : ''
  const bought = options.map(({ values }) => random.pick(values).names[language] ?? '')
  return {
    author: random.pick(words.authors),
    star: stars,
    summary: random.pick(summaries),
    content: `${random.pick(food ? words.food[tone(stars)] : about)}${more}`,
    images: stars >= 4 && random.chance(0.12) ? [image] : [],
    options: bought.join(', '),
    language,
    ageHours: random.whole(5, 24 * 300),
  }
}

export function plannedReviews(random: Random, reviewed: Reviewed): PlannedReview[] {
  const quality = random.next()
  const few = random.chance(0.08) ? 0 : random.whole(1, 4) + (random.chance(0.15) ? random.whole(2, 8) : 0)
  const count = reviewed.plain ? random.whole(4, 14) : few
  return Array.from({ length: count }, () => review(random, quality, reviewed))
}
