import { lazy, Suspense, useState } from 'react'
import type { SellerProduct } from '@contract/entities/seller/product'
import { link } from '@contract/screens'
import { go } from '../../../address/hash'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { confirm } from '../../../kit/over/confirm'
import { Icon } from '../../../kit/icon/icon'
import { toast } from '../../../kit/over/toast'
import { useT } from '../../../text/use-t'
import { useMoveProducts } from '../move-products'

const ProductLog = lazy(() => import('./product-log'))

/** Putting a product on sale and taking it off, copying and removing it, and its history. */
export function ProductActions({ product, isDirty }: { readonly product: SellerProduct; readonly isDirty: boolean }) {
  const t = useT()
  const { product_id, state } = product
  const [isLogOpen, setLogOpen] = useState(false)
  const { move, isMoving } = useMoveProducts(() => undefined)
  const copy = useMutationOf('sellerProductCopy', {
    renews: ['sellerProducts'],
    onDone: ({ product: made }) => {
      toast(t('editor.copied'))
      void go(`/products/${made.product_id}`)
    },
  })
  const remove = useMutationOf('sellerProductRemove', {
    renews: ['sellerProducts'],
    onDone: () => {
      toast(t('editor.removed'))
      void go('/products', { replace: true })
    },
  })
  const askRemove = async () => {
    const question = { title: t('editor.remove_title'), text: t('editor.remove_text'), yes: t('editor.remove') }
    if (await confirm({ ...question, isDanger: true })) remove.mutate({ product_id })
  }
  const canList = state === 'draft' || state === 'withdrawn'
  const canTakeOff = state === 'listed' || state === 'review'
  return (
    <Card title={t('editor.actions')}>
      <div className="product-actions">
        {canList && (
          <Button busy={isMoving} disabled={isDirty} onClick={() => move([product_id], 'submit')}>
            {t('products.submit')}
          </Button>
        )}
        {canTakeOff && (
          <Button busy={isMoving} onClick={() => move([product_id], 'withdraw')}>
            {t('products.withdraw')}
          </Button>
        )}
        <Button icon="copy" busy={copy.isPending} onClick={() => copy.mutate({ product_id })}>
          {t('editor.copy')}
        </Button>
        <Button icon="history" onClick={() => setLogOpen(true)}>
          {t('editor.log')}
        </Button>
        {state === 'draft' && (
          <Button icon="trash" busy={remove.isPending} onClick={() => void askRemove()}>
            {t('editor.remove')}
          </Button>
        )}
        {state === 'listed' && (
          <a
            className="link product-deeds__see"
            href={`/#/${link('product', { product_id })}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('editor.see')} <Icon name="externalLink" size={16} />
          </a>
        )}
      </div>
      {canList && isDirty && <p className="field__hint">{t('editor.save_first')}</p>}
      {isLogOpen && (
        <Suspense fallback={null}>
          <ProductLog productId={product_id} onClose={() => setLogOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
