import type { ComponentType } from 'react'
import { useParams } from 'wouter'
import type { OpsSetting } from '@contract/entities/market/rates'
import type { SettingName } from '@contract/entities/settings'
import { oneOf } from '../../../address/params'
import { readAgain, useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { byField } from '../../../kit/editing/change-note'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { Icon } from '../../../kit/icon/icon'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { Panes } from '../../../kit/panes'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { Currencies } from '../currencies/currencies'
import { AccountsForm } from './accounts-form'
import { fieldName, fieldText } from './field-text'
import { GuestsForm } from './guests-form'
import { MoneyForm } from './money-form'
import { ShopForm } from './shop-form'
import { TradeForm } from './trade-form'
import { useSetting, type SettingForm } from './use-setting'
import { WebsiteForm } from './website-form'

const FORMS: { readonly [N in SettingName]: ComponentType<SettingForm<N>> } = {
  money: MoneyForm,
  trade: TradeForm,
  guests: GuestsForm,
  shop: ShopForm,
  recharge_accounts: AccountsForm,
  website_config: WebsiteForm,
}

const SECTIONS = ['money', 'currencies', 'trade', 'guests', 'shop', 'recharge_accounts', 'website_config'] as const
const addressOf = (section: (typeof SECTIONS)[number]) => `/settings/${section}`

function Frame({
  open,
  actions,
  children,
}: {
  open: (typeof SECTIONS)[number]
  actions?: JSX.Element
  children: JSX.Element
}) {
  const t = useT()
  const sections = SECTIONS.map((section) => ({ href: addressOf(section), label: t(`settings.${section}`) }))
  return (
    <Page title={t('settings.title')} actions={actions}>
      <Panes label={t('settings.title')} sections={sections} open={addressOf(open)}>
        {children}
      </Panes>
    </Page>
  )
}

/** Who changed it last, and what saving it asks for. */
function Notes({
  setting: { updated_at: at, updated_by_name: by, second_factor: asks },
}: {
  readonly setting: OpsSetting
}) {
  const t = useT()
  const { moment } = useFormats()
  return (
    <div className="panes__notes">
      {asks && (
        <p>
          <Icon name="key" size={16} /> {t('settings.second_factor')}
        </p>
      )}
      {at !== null && <p>{t('settings.changed_by', { name: by || t('settings.somebody'), time: moment(at) })}</p>}
    </div>
  )
}

interface SettingProps<N extends SettingName> {
  readonly name: N
  readonly setting: OpsSetting
  readonly reread: () => Promise<OpsSetting | undefined>
}

function Setting<N extends SettingName>({ name, setting, reread }: SettingProps<N>) {
  const t = useT()
  const form = useSetting(name, setting, reread)
  const Form = FORMS[name] as ComponentType<SettingForm<N>>
  const actions = (
    <>
      {form.isDirty && <span className="dim">{t('editor.unsaved')}</span>}
      <Button disabled={!form.isDirty} onClick={form.discard}>
        {t('editor.discard')}
      </Button>
      <Button kind="main" busy={form.isSaving} disabled={!form.isDirty} onClick={form.save}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Frame open={name} actions={actions}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <ConflictNote conflict={form.conflict} linesOf={byField(fieldName(t), fieldText(t))} />
        <Form {...form} />
        <Notes setting={setting} />
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden />
      </form>
    </Frame>
  )
}

/** What operators have set for the marketplace, one section at a time. */
export default function Settings() {
  const params = useParams<{ section?: string }>()
  const open = oneOf(SECTIONS, params.section) ?? 'money'
  const query = useCall('opsSettings', {})
  if (open === 'currencies') {
    return (
      <Frame open={open}>
        <Currencies />
      </Frame>
    )
  }
  const setting = query.data?.list.find(({ name }) => name === open)
  const reread = async () => (await readAgain(query))?.list.find(({ name }) => name === open)
  if (setting) return <Setting key={open} name={open} {...{ setting, reread }} />
  return (
    <Frame open={open}>
      <LoadStates query={query}>{() => null}</LoadStates>
    </Frame>
  )
}
