import { session, type Shop } from '../session/session'
import { go } from '../address/hash'
import { Button } from '../kit/button'
import { useT } from '../text/use-t'

function leave(): void {
  void go('/shops').then(() => session.enter(null))
}

/** Over every screen of a shop that an operator has entered. */
export function InShop({ shop }: { readonly shop: Shop }) {
  const t = useT()
  return (
    <div className="in-shop">
      <p>{t('shops.you_are_in', { name: shop.name })}</p>
      <Button small onClick={leave}>
        {t('shops.leave')}
      </Button>
    </div>
  )
}
