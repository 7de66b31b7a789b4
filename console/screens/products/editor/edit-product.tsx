import { useParams } from 'wouter'
import { readAgain, useCall } from '../../../api/use-call'
import { Card } from '../../../kit/card'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { useT } from '../../../text/use-t'
import { ProductEditor } from './editor'

export default function EditProduct() {
  const t = useT()
  const { product_id = '' } = useParams()
  const query = useCall('sellerProduct', { product_id })
  if (query.data) {
    const reread = async () => (await readAgain(query))?.product
    return <ProductEditor key={product_id} product={query.data.product} reread={reread} />
  }
  return (
    <Page title={t('products.title')} back={{ href: '/products', label: t('products.title') }}>
      <Card>
        <LoadStates query={query}>{() => null}</LoadStates>
      </Card>
    </Page>
  )
}
