import { useState } from 'react'
import { Art } from '@/kit/art/art'
import parcel from '@/kit/art/parcel.webp'
import cartArt from '@/kit/art/cart.webp'
import { Button } from '@/kit/button/button'
import { truck } from '@/kit/icon/glyphs/truck'
import { LoadingOverlay } from '@/kit/loading/loading-overlay'
import { More } from '@/kit/loading/more'
import { Callout } from '@/kit/callout/callout'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { Boundary } from '@/kit/state/boundary'
import { Failed } from '@/kit/state/failed'
import { LoadStates } from '@/kit/state/load-states'
import { Offline } from '@/kit/state/offline'
import { OfflineBanner } from '@/kit/state/offline-banner'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { Toast } from '@/kit/toast/toast'
import type { LoadState } from '@/stores/load-state'
import type { Kit } from '../page/kit'
import { nothing, words } from '../page/words'

const reload = () => undefined

const ofLoad = (state: LoadState, data?: string) => () => (
  <LoadStates load={{ state, data, reload }} skeleton={<SkeletonLine height={72} />}>
    {(loaded) => <Text>{loaded}</Text>}
  </LoadStates>
)

const ofCallout = (kind: 'warn' | 'info' | 'danger' | 'success') => () => (
  <Callout kind={kind}>{words().cart.cancel_free}</Callout>
)

/** Throws once it is asked to, as a fault in a component does. */
function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('a fault of the catalogue, on purpose')
  return <Text>{words().cart.title}</Text>
}

function Breakable() {
  const [broken, setBroken] = useState(false)
  return (
    <SectionBoundary>
      <Fragile broken={broken} />
      <Button size="sm" kind="line" label={words().common.remove} onPress={() => setBroken(true)} />
    </SectionBoundary>
  )
}

export const waiting: Kit = {
  SkeletonLine: {
    bar: () => <SkeletonLine width={120} />,
    card: () => <SkeletonLine width={120} square shape="card" />,
    pill: () => <SkeletonLine width={120} height={44} shape="pill" />,
    arch: () => <SkeletonLine width={72} height={84} shape="arch" />,
    'as wide as its place': () => <SkeletonLine />,
    'late, unseen at first': () => <SkeletonLine late />,
  },
  LoadingOverlay: {
    shown: () => (
      <div className="kit-stage">
        <LoadingOverlay shown label={words().common.loading} />
      </div>
    ),
    gone: () => <LoadingOverlay shown={false} label={words().common.loading} />,
  },
  More: {
    loading: () => <More state="loading" onRetry={nothing} />,
    failed: () => <More state="failed" onRetry={nothing} />,
    offline: () => <More state="offline" onRetry={nothing} />,
    'at its end': () => <More state="ready" onRetry={nothing} />,
  },
  Art: {
    large: () => <Art src={parcel} />,
    small: () => <Art small src={parcel} ground="mist" />,
  },
  State: {
    'with an action': () => (
      <State
        art={cartArt}
        title={words().cart.empty_title}
        text={words().cart.empty_text}
        action={{ label: words().cart.empty_action, onPress: nothing }}
      />
    ),
    'without an action': () => (
      <State art={parcel} ground="sage" title={words().cart.empty_title} text={words().cart.empty_text} />
    ),
    'with a note': () => (
      <State
        art={parcel}
        ground="rose"
        title={words().cart.empty_title}
        text={words().cart.empty_text}
        note="2000019 · 08:12"
      />
    ),
  },
  Failed: {
    'in general': () => <Failed onRetry={nothing} />,
    'saying what': () => <Failed title={words().cart.failed} note="2000019 · 08:12" onRetry={nothing} />,
  },
  Offline: { plain: () => <Offline onRetry={nothing} /> },
  OfflineBanner: { plain: () => <OfflineBanner text={words().common.offline_banner} /> },
  LoadStates: {
    loading: ofLoad('loading'),
    content: ofLoad('ready', 'Souk'),
    failed: ofLoad('failed'),
    offline: ofLoad('offline'),
    'offline, with what was there': ofLoad('offline', 'Souk'),
  },
  Boundary: {
    whole: () => (
      <Boundary instead={() => null}>
        <Fragile broken={false} />
      </Boundary>
    ),
    broken: () => (
      <Boundary instead={(again) => <Button label={words().common.retry} onPress={again} />}>
        <Fragile broken />
      </Boundary>
    ),
  },
  SectionBoundary: {
    'until it breaks': () => <Breakable />,
    broken: () => (
      <SectionBoundary>
        <Fragile broken />
      </SectionBoundary>
    ),
  },
  Callout: {
    warn: ofCallout('warn'),
    info: ofCallout('info'),
    danger: ofCallout('danger'),
    success: ofCallout('success'),
    'with a meter': () => (
      <Callout kind="success" icon={truck} percent={86} meterLabel={words().cart.free_meter}>
        {words().cart.free_reached}
      </Callout>
    ),
    'announced at once': () => (
      <Callout kind="danger" live="alert">
        {words().common.failed_title}
      </Callout>
    ),
  },
  Toast: {
    plain: () => (
      <div className="kit-stage">
        <Toast text={words().product.added} />
      </div>
    ),
    'with an action': () => (
      <div className="kit-stage">
        <Toast text={words().product.added} action={{ label: words().common.see_all, onPress: nothing }} />
      </div>
    ),
    'announced at once': () => (
      <div className="kit-stage">
        <Toast kind="alert" text={words().common.failed_text} />
      </div>
    ),
  },
}
