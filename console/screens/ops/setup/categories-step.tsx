import { STARTER_SETS } from '@contract/rules/setup'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { toast } from '../../../kit/over/toast'
import { useT } from '../../../text/use-t'

/** A set of departments to begin with; a second set adds what is not there yet. */
export function CategoriesStep() {
  const t = useT()
  const mutation = useMutationOf('opsSetupCategories', {
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
            busy={mutation.isPending && mutation.variables.set === set}
            onClick={() => !mutation.isPending && mutation.mutate({ set })}
          >
            {t('setup.set_create')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
