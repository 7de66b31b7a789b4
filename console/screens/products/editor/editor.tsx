import { useEffect, useRef, useState } from 'react'
import { PICTURES_MAX } from '@contract/base/product-constants'
import type { SellerProduct } from '@contract/entities/seller/product'
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import type { FieldError } from '@contract/base/envelope'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { Page } from '../../../kit/page'
import { Pictures } from '../../../kit/fields/pictures'
import { errorsAt } from '../../../text/failure'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { changeLines } from './change-lines'
import { merged } from './compare'
import { OptionsCard } from './options-card'
import { ProductActions } from './product-actions'
import { SaleCard } from './sale-card'
import { TextsCard } from './texts-card'
import { useEditor } from './use-editor'
import { VariantsCard } from './variants-card'

/** The language of the first text that was refused. */
const languageOf = (errors: readonly FieldError[]) =>
  LANGUAGE_CODES.find((code) =>
    errors.some(({ field }) => /name|description/.test(field) && field.endsWith(`_${code}`)),
  )

/** Shows the language of a refused text, and puts the focus on the first field that is wrong. */
function useErrorsShown(errors: readonly FieldError[], show: (language: (typeof LANGUAGE_CODES)[number]) => void) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const language = languageOf(errors)
    if (language) show(language)
    const clock = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(clock)
  }, [errors, show])
  return form
}

interface Props {
  /** Null: a new one. */
  readonly product: SellerProduct | null
  /** Reads it once more; undefined where it is gone. */
  readonly reread: () => Promise<SellerProduct | undefined>
}

/** A product with all that can be changed. */
export function ProductEditor({ product, reread }: Props) {
  const t = useT()
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState(product ? ownLanguage : FALLBACK_LANGUAGE)
  const editor = useEditor(product, reread)
  const { draft, change, errors, isDirty } = editor
  const form = useErrorsShown(errors, setLanguage)
  const part = { draft, change, errorAt: errorsAt(t, errors) }
  const inLanguage = { language, onLanguage: setLanguage }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <Page
        title={product ? localised(product, 'name', ownLanguage) : t('editor.new')}
        back={{ href: '/products', label: t('products.title') }}
        actions={
          <>
            {isDirty && <span className="dim">{t('editor.unsaved')}</span>}
            <Button disabled={!isDirty || editor.isSaving} onClick={editor.discard}>
              {t('editor.discard')}
            </Button>
            <Button kind="main" type="submit" busy={editor.isSaving} disabled={!isDirty && product !== null}>
              {t('common.save')}
            </Button>
          </>
        }
      >
        <ConflictNote conflict={editor.conflict} linesOf={changeLines(t)} merge={merged} />
        <div className="columns">
          <div>
            <TextsCard {...part} {...inLanguage} errors={errors} />
            <OptionsCard {...part} {...inLanguage} />
            <Card title={t('editor.pictures')}>
              <Pictures
                purpose="product"
                most={PICTURES_MAX}
                ground={draft.ground}
                pictures={draft.images}
                onChange={(images) => change({ images })}
                error={
                  part.errorAt('images') ?? draft.images.map((_, at) => part.errorAt(`images.${at}`)).find(Boolean)
                }
              />
            </Card>
          </div>
          <div>
            <SaleCard {...part} {...(product && { product })} />
            {product && <ProductActions product={product} isDirty={isDirty} />}
          </div>
        </div>
        <VariantsCard {...part} />
      </Page>
    </form>
  )
}
