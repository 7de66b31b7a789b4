import { useEffect, useRef, useState } from 'react'
import type { SellerShop } from '@contract/calls/seller/shop'
import { SHIP_WITHIN_DAYS } from '@contract/base/order-constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { SHOP_NAME_MAX, STORE_ADDRESS_MAX } from '@contract/rules/store'
import { readAgain, useCall } from '../../api/use-call'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { ConflictNote } from '../../kit/editing/conflict-note'
import { TextField } from '../../kit/fields/field'
import { CountField } from '../../kit/fields/money-field'
import { Pictures } from '../../kit/fields/pictures'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { errorsAt } from '../../text/failure'
import { useLanguage, useT } from '../../text/use-t'
import { changeLines } from './change-lines'
import { merged } from './draft'
import type { PartProps } from './part'
import { ShippingCard } from './shipping-card'
import { TextsCard } from './texts-card'
import { useShopEditor, type ShopEditor } from './use-shop-editor'

/** Shows the language of a refused text, and puts the focus on the first field that is wrong. */
function useErrorsShown(errors: ShopEditor['errors'], show: PartProps['onLanguage']) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const language = LANGUAGE_CODES.find((code) => errors.some(({ field }) => field.endsWith(`_${code}`)))
    if (language) show(language)
    const clock = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => clearTimeout(clock)
  }, [errors, show])
  return form
}

function LookCard({ editor: { draft, setField, setLogo }, errorAt }: PartProps) {
  const t = useT()
  return (
    <Card title={t('shop.look')}>
      <TextField
        label={t('shop.name')}
        maxLength={SHOP_NAME_MAX}
        required
        value={draft.fields.name}
        onChange={(name) => setField('name', name)}
        error={errorAt('name')}
      />
      <TextField
        label={t('shop.address')}
        rows={2}
        maxLength={STORE_ADDRESS_MAX}
        value={draft.fields.address}
        onChange={(address) => setField('address', address)}
        error={errorAt('address')}
      />
      <h3 className="field__label shop__logo">{t('shop.logo')}</h3>
      <Pictures purpose="avatar" most={1} pictures={draft.logo} onChange={setLogo} error={errorAt('logo')} />
    </Card>
  )
}

function TimesCard({ editor: { draft, setField }, errorAt }: PartProps) {
  const t = useT()
  return (
    <Card title={t('shop.times')}>
      <CountField
        label={t('shop.ship_within_days')}
        hint={t('shop.ship_within_hint', { count: SHIP_WITHIN_DAYS })}
        value={draft.fields.ship_within_days}
        onChange={(days) => setField('ship_within_days', days)}
        error={errorAt('ship_within_days')}
      />
      <TextField
        type="date"
        label={t('shop.away_until')}
        hint={t('shop.away_hint')}
        value={draft.fields.away_until}
        onChange={(day) => setField('away_until', day)}
        error={errorAt('away_until')}
      />
      <CountField
        label={t('shop.low_stock_at')}
        hint={t('shop.low_stock_hint')}
        value={draft.fields.low_stock_at}
        onChange={(pieces) => setField('low_stock_at', pieces)}
        error={errorAt('low_stock_at')}
      />
    </Card>
  )
}

interface SettingsProps {
  readonly shop: SellerShop
  /** Reads it once more. */
  readonly reread: () => Promise<SellerShop | undefined>
}

function Settings({ shop, reread }: SettingsProps) {
  const t = useT()
  const [language, setLanguage] = useState(useLanguage())
  const editor = useShopEditor(shop, reread)
  const { errors, isDirty, isSaving } = editor
  const form = useErrorsShown(errors, setLanguage)
  const part: PartProps = { editor, errorAt: errorsAt(t, errors), language, onLanguage: setLanguage }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <Page
        title={t('shop.title')}
        actions={
          <>
            {isDirty && <span className="dim">{t('editor.unsaved')}</span>}
            <Button disabled={!isDirty || isSaving} onClick={editor.discard}>
              {t('editor.discard')}
            </Button>
            <Button kind="main" type="submit" busy={isSaving} disabled={!isDirty}>
              {t('common.save')}
            </Button>
          </>
        }
      >
        <ConflictNote conflict={editor.conflict} linesOf={changeLines(t)} merge={merged} />
        <div className="columns">
          <div>
            <TextsCard {...part} />
            <ShippingCard {...part} />
          </div>
          <div>
            <LookCard {...part} />
            <TimesCard {...part} />
            <Card title={t('shop.terms')}>
              <Badge tone={shop.terms.trusted ? 'good' : 'calm'}>
                {t(shop.terms.trusted ? 'shop.trusted' : 'shop.not_trusted')}
              </Badge>
            </Card>
          </div>
        </div>
      </Page>
    </form>
  )
}

/** A shop's settings: how it looks, what it says, how it ships, and when. */
export default function Shop() {
  const t = useT()
  const query = useCall('sellerShop', {})
  if (query.data) return <Settings shop={query.data.shop} reread={async () => (await readAgain(query))?.shop} />
  return (
    <Page title={t('shop.title')}>
      <Card>
        <LoadStates query={query}>{() => null}</LoadStates>
      </Card>
    </Page>
  )
}
