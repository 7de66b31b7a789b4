import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { Tick } from '../../../kit/fields/tick'
import { useT } from '../../../text/use-t'
import { Locked } from './locked'
import type { SettingForm } from './use-setting'

/** How an address of map tiles is written. */
const TILES = 'https://…/{z}/{x}/{y}.png#…'
const ADDRESSES = ['service_url', 'tile_url', 'geocoder_url'] as const

/** The chat, the maps, and what registering needs. */
export function WebsiteForm({ draft, change, errorAt, isLocked }: SettingForm<'website_config'>) {
  const t = useT()
  return (
    <>
      <Card title={t('settings.website_config')}>
        {ADDRESSES.map((field) => (
          <TextField
            key={field}
            label={t(`settings.${field}`)}
            hint={isLocked(field) ? <Locked /> : t(`settings.${field}_text`, { form: TILES })}
            value={draft[field]}
            onChange={(value) => change({ [field]: value })}
            readOnly={isLocked(field)}
            maxLength={field === 'tile_url' ? 500 : 300}
            autoComplete="off"
            error={errorAt(field)}
          />
        ))}
      </Card>
      <Card title={t('settings.registering')}>
        <Tick
          label={t('settings.mail_code')}
          checked={draft.mail_code}
          onChange={(on) => change({ mail_code: on })}
          disabled={isLocked('mail_code')}
        />
        <p className="field__hint">{isLocked('mail_code') ? <Locked /> : t('settings.mail_code_text')}</p>
      </Card>
    </>
  )
}
