import { useEffect, useState } from 'react'
import type { OpsArticle } from '@contract/entities/market/content'
import { FALLBACK_LANGUAGE } from '@contract/base/languages'
import { go } from '../../../address/hash'
import { useCall } from '../../../api/use-call'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { byField } from '../../../kit/editing/change-note'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { useDraft } from '../../../kit/editing/use-draft'
import { TextField } from '../../../kit/fields/field'
import { Select } from '../../../kit/fields/select'
import { confirm } from '../../../kit/over/confirm'
import { toast } from '../../../kit/over/toast'
import { Page } from '../../../kit/page'
import { errorsAt } from '../../../text/failure'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { categoryChoices } from '../content/category-choices'
import { GroundField } from '../../../kit/fields/ground-field'
import { OnePicture } from '../content/one-picture'
import { SaveActions } from '../content/save-actions'
import { useFocusOnError } from '../content/use-focus-on-error'
import { draftOf, fieldsOf } from './article-draft'
import { fieldName, fieldText } from './field-text'
import { Texts } from './texts'

const NO_ERRORS = [] as const
const RENEWED = ['opsArticles', 'opsAudits'] as const
const NONE = '0'

interface Props {
  /** Null: a new one. */
  readonly article: OpsArticle | null
  /** Reads it once more; undefined where it is gone. */
  readonly reread: () => Promise<OpsArticle | undefined>
}

/** An article with all that can be changed. */
export function ArticleEditor({ article, reread }: Props) {
  const t = useT()
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState(article ? ownLanguage : FALLBACK_LANGUAGE)
  const [isGone, setGone] = useState(false)
  const categories = useCall('opsCategories', {}).data?.list ?? []
  const edited = useDraft({ row: article, draftOf, reread, asks: true })
  const { draft, changes, set: change, isDirty, held } = edited
  const mutation = useMutationOf('opsArticleSave', {
    renews: RENEWED,
    silent: edited.isConflict,
    onDone: ({ article: saved }) => {
      toast(t('common.saved'))
      edited.take(saved)
      if (article === null) setGone(true)
    },
  })
  const removal = useMutationOf('opsArticleRemove', {
    renews: RENEWED,
    onDone: () => {
      toast(t('pages.removed'))
      edited.discard()
      setGone(true)
    },
  })
  // nothing is unsaved any more: nobody is asked
  useEffect(() => {
    if (isGone) void go('/pages', { replace: true })
  }, [isGone])
  const errors = mutation.error?.errors ?? NO_ERRORS
  const form = useFocusOnError(errors, setLanguage)
  const errorAt = errorsAt(t, errors)
  const save = () => {
    if (!isDirty || mutation.isPending) return
    const fields = fieldsOf(changes)
    mutation.mutate(article ? { article_id: article.article_id, version: held?.version, ...fields } : fields)
  }
  const remove = async ({ article_id }: OpsArticle) => {
    const question = { title: t('pages.remove_title'), text: t('pages.remove_text'), yes: t('pages.remove') }
    if (await confirm({ ...question, isDanger: true })) removal.mutate({ article_id })
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Page
        title={article ? localised(article, 'title', ownLanguage) : t('pages.new')}
        back={{ href: '/pages', label: t('pages.title') }}
        actions={
          <SaveActions
            isDirty={isDirty}
            isSaving={mutation.isPending}
            onDiscard={() => {
              edited.discard()
              mutation.reset()
            }}
          />
        }
      >
        <ConflictNote
          conflict={edited.conflict}
          linesOf={byField((field) => fieldName(t, field), fieldText(t, categories, ownLanguage))}
        />
        <div className="columns">
          <Texts
            {...{ draft, errorAt, language }}
            onLanguage={setLanguage}
            onChange={(field, text) => change({ [field]: text })}
          />
          <Card>
            <TextField
              type="datetime-local"
              label={t('pages.published')}
              hint={t('pages.published_hint')}
              value={draft.published_at}
              onChange={(published_at) => change({ published_at })}
              error={errorAt('published_at')}
            />
            <Select
              label={t('pages.category')}
              value={draft.category_id || NONE}
              onChange={(id) => change({ category_id: id === NONE ? '' : id })}
              choices={[{ value: NONE, label: t('pages.no_category') }, ...categoryChoices(categories, ownLanguage)]}
              error={errorAt('category_id')}
            />
            <OnePicture
              purpose="article"
              picture={draft.image}
              ground={draft.ground}
              onChange={(image) => change({ image })}
              error={errorAt('image')}
            />
            <GroundField value={draft.ground} onChange={(ground) => change({ ground })} />
            {article && (
              <Button small icon="trash" busy={removal.isPending} onClick={() => void remove(article)}>
                {t('pages.remove')}
              </Button>
            )}
          </Card>
        </div>
      </Page>
    </form>
  )
}
