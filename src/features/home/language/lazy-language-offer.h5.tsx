import { lazy, Suspense, type ComponentProps } from 'react'

const LanguageOffer = lazy(async () => ({ default: (await import('./language-offer')).LanguageOffer }))

/** In a lazy chunk, since most visitors never see it. */
export function LazyLanguageOffer(props: ComponentProps<typeof LanguageOffer>) {
  return (
    <Suspense fallback={null}>
      <LanguageOffer {...props} />
    </Suspense>
  )
}
