import { useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { CountField, MoneyField } from '../../../kit/fields/money-field'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import { ShopsThere } from './shops-there'

const EMPTY = { name: '', shipping_cost: '', eta_from: '', eta_to: '' }

/** The marketplace's own shop, with one way of shipping; shops of sellers come from their applications. */
export function ShopStep() {
  const t = useT()
  const [draft, setDraft] = useState(EMPTY)
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('opsSetupShop', {
    renews: ['opsSetup', 'opsShops', 'opsAudits'],
    onDone: () => {
      toast(t('setup.shop_made', { name: draft.name.trim() }))
      setDraft(EMPTY)
      setAsked(false)
    },
  })
  const refused = errorsAt(t, mutation.error?.errors ?? [])
  const at = (field: keyof typeof EMPTY) => ({
    value: draft[field],
    onChange: (value: string) => setDraft({ ...draft, [field]: value }),
    error: isAsked && draft[field].trim() === '' ? t('rules.required') : refused(field),
  })
  const isWhole = Object.values(draft).every((text) => text.trim() !== '')
  const save = () => {
    setAsked(true)
    if (!isWhole || mutation.isPending) return
    mutation.mutate({
      name: draft.name.trim(),
      shipping_cost: draft.shipping_cost,
      eta_from: Number(draft.eta_from),
      eta_to: Number(draft.eta_to),
    })
  }
  return (
    <>
      <ShopsThere />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField label={t('setup.shop_name')} maxLength={60} autoComplete="off" {...at('name')} />
        <MoneyField label={t('setup.shop_cost', { currency: BASE_CURRENCY })} {...at('shipping_cost')} />
        <div className="pair">
          <CountField label={t('setup.shop_from')} {...at('eta_from')} />
          <CountField label={t('setup.shop_to')} {...at('eta_to')} />
        </div>
        <p className="setup__actions">
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t('setup.shop_open')}
          </Button>
        </p>
      </form>
    </>
  )
}
