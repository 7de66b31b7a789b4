import { useLocation } from 'wouter'
import { useT } from '../../text/use-t'
import { LinkButton } from '../button'
import { EmptyState } from '../empty-state'

/** In place of a list of which the filters leave nothing. */
export function NothingMatches() {
  const t = useT()
  const [path] = useLocation()
  return (
    <EmptyState icon="search" title={t('common.nothing_matches')} text={t('common.nothing_matches_text')}>
      <LinkButton href={path}>{t('common.show_all')}</LinkButton>
    </EmptyState>
  )
}
