import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Address } from '@contract/entities/address'
import { AddressForm } from './address-form'
import mailbox from '@/kit/art/mailbox.webp'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { plus } from '@/kit/icon/glyphs/plus'
import { ids, pageIds } from '@/kit/ids'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { isApiError } from '@/services/api-error'
import { useWide } from '@/shell/page/use-wide'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { AddressCard } from './address-card'
import { AddressSkeleton } from './address-skeleton'
import './addresses-screen.scss'

/** The address book: adds, changes and removes addresses, and sets the default [route.address]. */
const AddressBook = observer(function AddressBook() {
  const load = useLoad((options) => call('getAddressList', {}, options))
  const [editing, setEditing] = useRestoredState<Address | 'new' | null>('address', null)
  const [removing, setRemoving] = useState<Address | null>(null)
  const add = { id: ids.addressAdd, label: t('checkout.address_add'), onPress: () => setEditing('new') }

  async function change(send: () => Promise<unknown>): Promise<void> {
    try {
      await send()
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setRemoving(null)
      load.reload()
    }
  }
  const wide = useWide()
  const adds = (load.data?.address_list.length ?? 0) > 0 && editing === null
  return (
    <AccountPage
      route="address"
      id={pageIds.address}
      title={t('checkout.addresses')}
      part={editing ? 'form' : 'list'}
      surface="ground"
      room={editing ? 'form' : undefined}
      actions={adds && wide && <Button {...add} icon={plus} size="md" />}
      bottom={adds && !wide ? <Button {...add} icon={plus} block /> : undefined}
      onBack={() => (editing ? setEditing(null) : void back())}
      slim
    >
      <View className="address">
        <LoadStates load={load} skeleton={<AddressSkeleton />} failedTitle={t('checkout.addresses_failed')}>
          {({ address_list: book }) => {
            if (editing) {
              return (
                <AddressForm
                  address={editing === 'new' ? null : editing}
                  book={book}
                  onSaved={() => {
                    setEditing(null)
                    load.reload()
                  }}
                  onCancel={() => setEditing(null)}
                />
              )
            }
            if (book.length === 0) {
              return (
                <State
                  art={mailbox}
                  ground="sage"
                  title={t('checkout.address_empty_title')}
                  text={t('checkout.no_address_text')}
                  action={add}
                />
              )
            }
            return (
              <View className="address__book">
                {book.map((address) => (
                  <AddressCard
                    key={address.address_id}
                    address={address}
                    onEdit={() => setEditing(address)}
                    onRemove={() => setRemoving(address)}
                    onMakeDefault={() => change(() => call('defaultAddress', { address_id: address.address_id }))}
                  />
                ))}
              </View>
            )
          }}
        </LoadStates>
      </View>
      <Confirm
        open={removing !== null}
        title={t('checkout.address_remove_title')}
        text={removing ? `${removing.name}, ${removing.street}` : ''}
        confirm={t('common.remove')}
        onConfirm={() => change(() => call('removeAddress', { address_id: removing?.address_id ?? '' }))}
        onClose={() => setRemoving(null)}
      />
    </AccountPage>
  )
})

export default screen(function AddressPage() {
  return useGuard('address') ? <AddressBook /> : null
})
