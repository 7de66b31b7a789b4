import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { Store } from '@contract/entities/store'
import { Panel } from '@/kit/panel/panel'
import { RoundPictureField } from '@/kit/picture-field/round-picture-field'
import { call } from '@/services/request'
import { PictureList } from '@/hooks/picture-list'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'

const newLogo = () =>
  new PictureList({
    purpose: 'avatar',
    limit: 1,
    tooLarge: () => t('picture.too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
    onSent: async ({ id }) => {
      await call('updateStore', { logo: id })
      toast.show(t('storeSettings.saved'))
    },
  })

/** The store's logo. A new one is saved as soon as it is uploaded. */
export const StoreLogo = observer(function StoreLogo({ store }: { store: Store }) {
  const [logo] = useState(newLogo)
  useEffect(() => logo.clear, [logo])
  return (
    <Panel>
      <RoundPictureField
        list={logo}
        label={t('storeSettings.logo')}
        hint={t('storeSettings.logo_hint')}
        present={settings.picture(store.image, 300)}
        letter={[...store.name][0]?.toUpperCase() ?? ''}
      />
    </Panel>
  )
})
