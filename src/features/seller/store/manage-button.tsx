import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { externalLink } from '@/kit/icon/glyphs/external-link'
import { sellerIds } from '../ids'
import { sellerLink } from '@/domain/seller/seller-link'
import { t } from '@/locales/t'
import { openBrowser } from '@/platform/browser/open'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { session } from '@/stores/session'

/** Opens the seller site for this seller, with a code that works once [rule.seller-link]. */
async function openSite(): Promise<void> {
  try {
    const { ptoken } = await call('sellerPass', {})
    await openBrowser(sellerLink(session.sellerUrl, undefined, ptoken))
  } catch (error) {
    // the call has shown its error
    if (!isApiError(error)) throw error
  }
}

/** Links to the seller site, where the store is managed [role.seller]. */
export const ManageButton = observer(function ManageButton() {
  if (session.sellerUrl === '') return null
  return (
    <Button id={sellerIds.manage} kind="ink" icon={externalLink} label={t('store.manage')} onPress={openSite} block />
  )
})
