import { useMemo } from 'react'
import { useParams } from 'wouter'
import { ADVERT_POSITIONS } from '@contract/base/advert-positions'
import { oneOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { EmptyState } from '../../../kit/empty-state'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { useT } from '../../../text/use-t'
import { AdvertEditor } from './advert-editor'
import { AdvertList } from './advert-list'
import { Slots } from './slots'

const NEW = 'new'
const NONE = [] as const

/** The adverts of the home page, place by place; the address names the one that is edited. */
export default function Adverts() {
  const t = useT()
  const [params] = useParamsOfList()
  const { advert_id: openId } = useParams<{ advert_id?: string }>()
  const query = useCall('opsAdverts', {}, { keep: true })
  const adverts = query.data?.list ?? NONE
  const advert = adverts.find((each) => each.advert_id === openId) ?? null
  const position = advert?.position ?? oneOf(ADVERT_POSITIONS, params.position) ?? ADVERT_POSITIONS[0]
  const here = useMemo(() => adverts.filter((each) => each.position === position), [adverts, position])
  if (query.data && (advert || openId === NEW)) {
    return <AdvertEditor key={openId} {...{ adverts, advert, position }} />
  }
  return (
    <Page title={t('adverts.title')}>
      <LoadStates query={query}>
        {() => (
          <div className="adverts">
            <Slots {...{ position, adverts }} />
            <AdvertList {...{ position, openId }} adverts={here} />
            <EmptyState icon="megaphone" title={t('adverts.choose')} text={t('adverts.choose_text')} />
          </div>
        )}
      </LoadStates>
    </Page>
  )
}
