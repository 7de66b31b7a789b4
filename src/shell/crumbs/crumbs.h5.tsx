import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './crumbs.h5.scss'

/** A screen above the one that is open. */
export interface Step {
  readonly text: string
  readonly href: string
  readonly onPress: () => unknown
}

/** The path to a screen, from home to its own name. */
export const Crumbs = observer(function Crumbs({ steps, here }: { steps: readonly Step[]; here: string }) {
  return (
    <nav aria-label={t('crumbs.label')} className="crumbs">
      {steps.map(({ text, href, onPress }) => (
        <Fragment key={href}>
          <Pressable role="link" label={text} byContent href={href} onPress={() => void onPress()}>
            <div className="crumbs__step">
              <Text size={13} tone="ink2" lines={1}>
                {text}
              </Text>
            </div>
          </Pressable>
          <Icon glyph={chevronRight} size={16} tone="ink2" />
        </Fragment>
      ))}
      <div className="crumbs__here" aria-current={here === '' ? undefined : 'page'}>
        <Text size={13} bold lines={1}>
          {here}
        </Text>
      </div>
    </nav>
  )
})
