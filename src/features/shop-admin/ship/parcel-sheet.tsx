import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { CARRIER_MAX } from '@/domain/seller/parcel-values'
import { Button } from '@/kit/button/button'
import { Chip } from '@/kit/chip/chip'
import { Field } from '@/kit/field/field'
import { truck } from '@/kit/icon/glyphs/truck'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { network } from '@/stores/network'
import { shopAdminIds } from '../ids'
import { useCarriers } from './use-carriers'
import type { ParcelSheetProps } from './types'
import { useParcelForm } from './use-parcel-form'
import { useScan } from './use-scan'
import './parcel-sheet.scss'

/** Asks for the carrier and the tracking number of an order [action.ship]. */
export const ParcelSheet = observer(function ParcelSheet({ kind, order, onClose, onDone }: ParcelSheetProps) {
  const form = useParcelForm(kind, order, onDone)
  const known = useCarriers()
  const { scan, trouble } = useScan((number) => form.set('log_sn', number))
  const { carrier } = form.values
  const { set } = form

  // the carrier of last time, unless something was typed before it was known
  const [latest = ''] = known ?? []
  const offered = useRef(false)
  useEffect(() => {
    if (latest === '' || offered.current) return
    offered.current = true
    if (carrier === '') set('carrier', latest)
  }, [latest, carrier, set])

  const hint = trouble
    ? t(`shopAdmin.scan_${trouble}`)
    : t(scan ? 'shopAdmin.number_hint_scan' : 'shopAdmin.number_hint')
  const title = t(kind === 'ship' ? 'shopAdmin.ship_title' : 'shopAdmin.correct_title', { number: order.increment_id })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={title}
        onClose={onClose}
        bottom={
          <>
            {scan && <Button id={shopAdminIds.scan} kind="line" pair label={t('shopAdmin.scan')} onPress={scan} />}
            <Button
              id={shopAdminIds.send}
              pair={scan !== undefined}
              block={scan === undefined}
              busy={form.busy}
              label={t(kind === 'ship' ? 'shopAdmin.ship_now' : 'shopAdmin.correct_now')}
              note={network.online ? undefined : t('shopAdmin.offline')}
              onPress={form.submit}
            />
          </>
        }
      >
        {order.buyer !== null && <Text tone="ink2">{order.buyer}</Text>}
        <View className="parcel-sheet__field">
          <Field
            id={shopAdminIds.carrier}
            label={t('shopAdmin.carrier')}
            icon={truck}
            value={carrier}
            error={form.errors.carrier}
            onInput={(value) => form.set('carrier', value)}
            onBlur={() => form.blur('carrier')}
            autocomplete="off"
            maxLength={CARRIER_MAX}
            required
          />
        </View>
        {known && known.length > 1 && (
          <View className="parcel-sheet__known">
            {known.map((name, place) => (
              <Chip
                key={name}
                id={shopAdminIds.known(place)}
                text={name}
                on={name === carrier}
                onPress={() => form.set('carrier', name)}
              />
            ))}
          </View>
        )}
        <View className="parcel-sheet__field">
          <Field
            id={shopAdminIds.number}
            label={t('shopAdmin.number')}
            value={form.values.log_sn}
            error={form.errors.log_sn}
            hint={hint}
            onInput={(value) => form.set('log_sn', value)}
            onBlur={() => form.blur('log_sn')}
            onSubmit={form.submit}
            autocomplete="off"
            required
          />
        </View>
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
      </Sheet>
    </FormScope>
  )
})
