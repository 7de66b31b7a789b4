import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { UserInfo } from '@contract/entities/user'
import { Panel } from '@/kit/panel/panel'
import { RoundPictureField } from '@/kit/picture-field/round-picture-field'
import { call } from '@/services/request'
import { PictureList } from '@/hooks/picture-list'
import { t } from '@/locales/t'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'

const newPhoto = () =>
  new PictureList({
    purpose: 'avatar',
    limit: 1,
    tooLarge: () => t('picture.too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
    onSent: async ({ id }) => {
      session.setUser(await call('updateUser', { avatar: id }))
      toast.show(t('profile.saved'))
    },
  })

/** The user's photo. A new one is saved as soon as it is uploaded. */
export const ProfilePhoto = observer(function ProfilePhoto({ user }: { user: UserInfo }) {
  const [photo] = useState(newPhoto)
  useEffect(() => photo.clear, [photo])
  return (
    <Panel>
      <RoundPictureField
        list={photo}
        label={t('profile.photo')}
        hint={t('profile.photo_hint')}
        present={user.avatar}
        letter={[...user.firstname][0]?.toUpperCase() ?? ''}
      />
    </Panel>
  )
})
