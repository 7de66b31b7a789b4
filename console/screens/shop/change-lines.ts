/** What somebody else has changed in a shop's settings, as lines for people. */
import { LANGUAGES } from '@contract/base/languages'
import type { ChangeLine } from '../../kit/editing/change-note'
import type { T } from '../../text/use-t'
import { differences, type ShopDraft } from './draft'

type Part = ReturnType<typeof differences>[number]

/** `text_th` → `About the shop (ไทย)`. */
function nameOf(t: T, part: Part): string {
  const [, text, code] = /^(text|returns)_(\w+)$/.exec(part) ?? []
  if (text === undefined) return t(`shop.${part as 'name'}`)
  const language = LANGUAGES.find((known) => known.code === code)
  return `${t(`shop.${text as 'text'}`)} (${language?.name ?? code ?? ''})`
}

const textOf = (part: Part, { fields }: ShopDraft) => (part === 'logo' || part === 'methods' ? undefined : fields[part])

/** A line for each part that differs, with both texts. */
export const changeLines =
  (t: T) =>
  (before: ShopDraft, after: ShopDraft): ChangeLine[] =>
    differences(before, after).map((part) => ({
      key: part,
      name: nameOf(t, part),
      before: textOf(part, before),
      after: textOf(part, after),
    }))
