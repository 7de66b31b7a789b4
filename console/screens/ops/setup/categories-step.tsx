import { STARTER_SETS } from '@contract/rules/setup'
import { useDeed } from '../../../api/use-deed'
import { Button } from '../../../kit/button'
import { toast } from '../../../kit/over/toast'
import { useT } from '../../../text/use-t'

/** A set of departments to begin with; a second set adds what is not there yet. */
export function CategoriesStep() {
  const t = useT()
  const deed = useDeed('opsSetupCategories', {
    renews: ['opsSetup', 'opsCategories', 'opsAudits'],
    onDone: () => toast(t('setup.categories_made')),
  })
  return (
    <ul className="setup__sets">
      {STARTER_SETS.map((set) => (
        <li key={set}>
          <div>
            <b>{t(`setup.set_${set}`)}</b>
            <p className="dim">{t(`setup.set_${set}_text`)}</p>
          </div>
          <Button
            small
            label={t('setup.set_use', { set: t(`setup.set_${set}`) })}
            busy={deed.isPending && deed.variables.set === set}
            onClick={() => !deed.isPending && deed.mutate({ set })}
          >
            {t('setup.set_create')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
