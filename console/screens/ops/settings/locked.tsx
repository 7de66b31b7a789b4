import { Icon } from '../../../kit/icon/icon'
import { useT } from '../../../text/use-t'

/** Why a field cannot be changed here. */
export function Locked() {
  const t = useT()
  return (
    <span className="locked">
      <Icon name="key" size={16} />
      {t('settings.locked')}
    </span>
  )
}
