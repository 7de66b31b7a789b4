import type { DemoArticle } from './article'
import { candle, chair, honey } from './home'
import { pan, tea } from './kitchen'
import { plants, runner, tent } from './outside'
import { backpack, bear, headphones } from './things'

/** The posts of the blog, eleven in all. */
export const ARTICLES: readonly DemoArticle[] = [
  tea,
  runner,
  plants,
  chair,
  pan,
  backpack,
  tent,
  honey,
  candle,
  headphones,
  bear,
]
