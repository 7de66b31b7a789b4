import { screen } from '@testing-library/react'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { UserInfo } from '@contract/entities/user'
import { fill } from '@contract/rules/message'
import { QuickAdd } from '@/kit/product-card/quick-add'
import { countShown } from '@/kit/count/count-text'
import { catalogue } from '@/locales/catalogue'
import { setCurrent } from '@/locales/current'
import { session } from '@/stores/session'
import { render } from '@/testing/render'
import { NoticesBell } from './notices-bell'

// Taro's own hooks need a page of Taro's around them
jest.mock('@/hooks/use-while-visible', () => ({ useWhileVisible: (read: () => unknown) => read() }))

it('names a button by the count that it shows, from a hundred on too', () => {
  setCurrent('en', catalogue('en'))
  session.setUser({ invitation_code: 'ADAADA', email: '', product: { count: 0 }, notice: { count: 120 } } as UserInfo)
  render(
    <>
      <NoticesBell />
      <QuickAdd label="Add the mug" inCart={100} onAdd={() => undefined} />
    </>,
  )
  for (const button of [screen.getByRole('link'), screen.getByRole('button')]) {
    expect(button.textContent).toBe('99+')
    expect(button.getAttribute('aria-label')).toContain('99+')
  }
})

it.each(LANGUAGE_CODES)('says the shown count of the cart and of the wishlist in %s', (language: Language) => {
  const { common, wishlist } = catalogue(language)
  for (const message of [common.cart_count, wishlist.count]) {
    expect(fill(message, language, countShown(1))).toContain('1')
    expect(fill(message, language, countShown(99))).toMatch(/\b99(?!\+)/)
    expect(fill(message, language, countShown(100))).toContain('99+')
  }
})
