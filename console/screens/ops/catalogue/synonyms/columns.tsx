import type { OpsSynonym } from '@contract/entities/market/synonyms'
import { LANGUAGES, languageTag } from '@contract/base/languages'
import { Button } from '../../../../kit/button'
import type { Column } from '../../../../kit/lists/table'
import { useFormats } from '../../../../text/format'
import { useT } from '../../../../text/use-t'

/** What can be done with a group of the list. */
interface SynonymActions {
  readonly edit: (synonym: OpsSynonym) => void
  readonly remove: (synonym: OpsSynonym) => void
}

/** A group is called by its first word. */
export const nameOf = ({ words }: Pick<OpsSynonym, 'words'>): string => words[0] ?? ''

export function useColumns({ edit, remove }: SynonymActions): readonly Column<OpsSynonym>[] {
  const t = useT()
  const { day } = useFormats()
  return [
    {
      id: 'words',
      head: t('synonyms.words'),
      isName: true,
      cell: ({ words, language }) => <span lang={languageTag(language)}>{words.join(' · ')}</span>,
    },
    {
      id: 'language',
      head: t('common.language'),
      cell: ({ language }) => (
        <span lang={languageTag(language)}>{LANGUAGES.find(({ code }) => code === language)?.name}</span>
      ),
    },
    { id: 'updated', head: t('products.updated'), align: 'end', wide: true, cell: (row) => day(row.updated_at) },
    {
      id: 'actions',
      head: t('synonyms.actions'),
      bare: true,
      align: 'end',
      cell: (synonym) => (
        <span className="order-actions">
          <Button small label={t('coupons.change_named', { code: nameOf(synonym) })} onClick={() => edit(synonym)}>
            {t('coupons.change')}
          </Button>
          <Button small label={t('brands.remove_named', { name: nameOf(synonym) })} onClick={() => remove(synonym)}>
            {t('brands.remove')}
          </Button>
        </span>
      ),
    },
  ]
}
