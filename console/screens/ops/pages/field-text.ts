/** The fields of articles and policies as words, for the note about what somebody else has changed. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import type { T } from '../../../text/use-t'
import { categoryChoices } from '../content/category-choices'
import { languageField } from '../content/texts-of'
import type { ArticleDraft } from './article-draft'

const TEXT_FIELDS = ['title', 'summary', 'content'] as const

const NAMES: Readonly<Record<string, Parameters<T>[0]>> = {
  image: 'content.picture',
  ground: 'pictures.ground',
  category_id: 'pages.category',
  published_at: 'pages.published',
}

/** What the form calls a field: `Title (ไทย)`. */
export function fieldName(t: T, key: string): string {
  const text = languageField(key, TEXT_FIELDS)
  if (text) return `${t(`pages.field_${text.field}`)} (${text.language})`
  const name = NAMES[key]
  return name === undefined ? key : t(name)
}

/** Its value; undefined: only its name is shown, as for the long texts with their marks. */
export const lineText = <D extends object>(field: keyof D & string, draft: D): string | undefined => {
  const value = draft[field]
  return typeof value === 'string' && !field.startsWith('content_') ? value : undefined
}

/** The same for an article, whose category has a name. */
export const fieldText =
  (t: T, categories: Data<'opsCategories'>['list'], language: Language) =>
  (field: keyof ArticleDraft & string, draft: ArticleDraft): string | undefined => {
    if (field === 'ground') return t(`pictures.ground_${draft.ground}`)
    if (field === 'published_at') return draft.published_at.replace('T', ' ')
    if (field !== 'category_id') return lineText(field, draft)
    if (draft.category_id === '') return t('pages.no_category')
    return categoryChoices(categories, language).find(({ value }) => value === draft.category_id)?.label
  }
