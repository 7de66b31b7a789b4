import type { KeyboardEvent } from 'react'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { CATEGORY_LEVELS_MAX } from '@contract/base/constants'
import { Badge } from '../../../../kit/badge'
import { Button } from '../../../../kit/button'
import { Picture } from '../../../../kit/fields/picture'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { childrenOf, levelOf, stepOf, type Categories, type Step } from './tree'

/** What can be done with a category in the tree. */
interface Actions {
  readonly onEdit: (category: OpsCategory) => void
  readonly onAdd: (parent: OpsCategory) => void
  readonly onMove: (category: OpsCategory) => void
  readonly onRemove: (category: OpsCategory) => void
  readonly onStep: (category: OpsCategory, step: Step) => void
}

interface Props extends Actions {
  readonly all: Categories
  readonly parentId: string | null
  readonly isOpen: (id: string) => boolean
  readonly onOpen: (id: string, open: boolean) => void
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const SHORTCUTS = Object.keys(STEPS)
  .map((key) => `Alt+${key}`)
  .join(' ')

function Row({ category, ...props }: Omit<Props, 'parentId'> & { readonly category: OpsCategory }) {
  const { all, isOpen, onOpen, onEdit, onAdd, onMove, onRemove, onStep } = props
  const t = useT()
  const language = useLanguage()
  const { category_id: id, products, children } = category
  const name = localised(category, 'names', language)
  const missing = LANGUAGE_CODES.filter((code) => !category[`names_${code}`]).length
  const steps = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (!step) return
    // Alt and an arrow are the browser's way back
    event.preventDefault()
    onStep(category, step)
  }
  return (
    <div className="tree__row" onKeyDown={steps}>
      {children > 0 ? (
        <Button
          small
          kind="quiet"
          icon={isOpen(id) ? 'chevronDown' : 'chevronRight'}
          label={t('categories.unfold', { name })}
          aria-expanded={isOpen(id)}
          onClick={() => onOpen(id, !isOpen(id))}
        />
      ) : (
        <span className="tree__leaf" />
      )}
      <Picture path={category.image} ground={category.ground} />
      <button
        type="button"
        className="tree__name"
        data-category={id}
        aria-keyshortcuts={SHORTCUTS}
        onClick={() => onEdit(category)}
      >
        <b>{name}</b>
        <small className="dim">
          {[
            children > 0 && t('categories.children', { count: children }),
            t('categories.products', { count: products }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </button>
      {missing > 0 && <Badge tone="wait">{t('categories.untranslated', { count: missing })}</Badge>}
      <span className="tree__actions">
        <Button
          small
          kind="quiet"
          icon="arrowUp"
          label={t('categories.up', { name })}
          disabled={stepOf(all, id, 'up') === null}
          onClick={() => onStep(category, 'up')}
        />
        <Button
          small
          kind="quiet"
          icon="arrowDown"
          label={t('categories.down', { name })}
          disabled={stepOf(all, id, 'down') === null}
          onClick={() => onStep(category, 'down')}
        />
        <Button small label={t('categories.move_named', { name })} onClick={() => onMove(category)}>
          {t('categories.move')}
        </Button>
        <Button
          small
          kind="quiet"
          icon="plus"
          label={t('categories.add_below', { name })}
          disabled={levelOf(all, id) >= CATEGORY_LEVELS_MAX}
          onClick={() => onAdd(category)}
        />
        <Button
          small
          kind="quiet"
          icon="trash"
          label={t('categories.remove_named', { name })}
          disabled={products > 0 || children > 0}
          onClick={() => onRemove(category)}
        />
      </span>
    </div>
  )
}

/** The categories below one, each with its own. */
export function Branch({ parentId, ...props }: Props) {
  return (
    <ul className="tree">
      {childrenOf(props.all, parentId).map((category) => (
        <li key={category.category_id}>
          <Row {...props} category={category} />
          {category.children > 0 && props.isOpen(category.category_id) && (
            <Branch {...props} parentId={category.category_id} />
          )}
        </li>
      ))}
    </ul>
  )
}
