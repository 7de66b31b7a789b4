import { go } from '../../../address/hash'
import { Button, LinkButton } from '../../../kit/button'
import { session } from '../../../session/session'
import { useT } from '../../../text/use-t'
import { ShopsThere } from './shops-there'

interface Shop {
  readonly shop_id: string
  readonly name: string
}

function enter({ shop_id, name }: Shop, address: string): void {
  session.enter({ shop_id, name })
  void go(address)
}

/** Into a shop, to add its products; what sellers have made waits in the queue. */
export function ProductsStep() {
  const t = useT()
  return (
    <>
      <ShopsThere
        action={(shop) => (
          <span className="setup__actions">
            <Button
              small
              label={t('setup.product_add_to', { name: shop.name })}
              onClick={() => enter(shop, '/products/new')}
            >
              {t('setup.product_add')}
            </Button>
            <Button small label={t('shops.enter_named', { name: shop.name })} onClick={() => enter(shop, '/products')}>
              {t('shops.enter')}
            </Button>
          </span>
        )}
      />
      <LinkButton href="/queue?kind=products">{t('setup.products_queue')}</LinkButton>
    </>
  )
}
