import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/kit/button/button'
import { Chip } from '@/kit/chip/chip'
import { globe } from '@/kit/icon/glyphs/globe'
import { pageIds } from '@/kit/ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { LazySettingsSheets } from '@/shell/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/shell/settings-sheets/types'
import { settings } from '@/stores/settings'
import { footerColumns, type FooterRoute } from './footer-links'
import { footerIds } from './ids'
import type { FooterProps } from './types'
import './footer.h5.scss'

/** The steps of buying, which lead nowhere else. */
const WITHOUT: readonly string[] = [pageIds.mycart, pageIds.delivery, pageIds.pay]

/** How far down a list loads by itself, in px: about three pages of products. */
const REACH = 6_000

function FooterLink({ to, text }: { to: FooterRoute; text: string }) {
  return (
    <Pressable role="link" label={text} href={hrefTo(to)} onPress={() => void go(to)} className="footer__link">
      <Text size={13} tone="ink2">
        {text}
      </Text>
    </Pressable>
  )
}

/** Language and currency, as in the bar at the top. */
const FooterSettings = observer(function FooterSettings() {
  const [sheet, setSheet] = useState<SettingsList | null>(null)
  const { shown, languages, language } = settings
  const name = languages.find(({ code }) => code === language)?.name ?? language
  return (
    <div className="footer__settings">
      <Chip
        id={footerIds.language}
        icon={globe}
        text={name}
        label={`${t('common.language')}: ${name}`}
        end="opens"
        onPress={() => setSheet('language')}
      />
      <Chip
        id={footerIds.currency}
        text={`${shown.code} ${shown.symbol}`}
        label={`${t('common.currency')}: ${shown.code}`}
        end="opens"
        onPress={() => setSheet('currency')}
      />
      <LazySettingsSheets open={sheet} onClose={() => setSheet(null)} />
    </div>
  )
})

/**
 * The end of a page on wide screens: the ways to what is in no menu, language and currency. Below a long list it would never
 * be reached, so that the list asks from some length on before it goes on.
 */
export const Footer = observer(function Footer({ page, onEnd, onHold }: FooterProps) {
  const box = useRef<HTMLElement>(null)
  const [reach, setReach] = useState(REACH)
  const [held, setHeld] = useState(false)
  const hold = (next: boolean) => {
    setHeld(next)
    onHold(next)
  }
  useEffect(() => {
    if (!held && onEnd && box.current && box.current.offsetTop > reach) hold(true)
  })
  if (WITHOUT.includes(page)) return null
  const goOn = () => {
    setReach((box.current?.offsetTop ?? 0) + REACH)
    hold(false)
  }
  return (
    <nav ref={box} aria-label={t('footer.label')} className="footer">
      {held && onEnd && (
        <div className="footer__more">
          <Button id={footerIds.more} kind="line" label={t('footer.more')} onPress={goOn} />
        </div>
      )}
      <div className="footer__band">
        <div className="footer__columns">
          {footerColumns().map(({ title, links }) => (
            <div key={title} className="footer__column">
              <Text size={13} bold heading={2}>
                {title}
              </Text>
              {links.map(({ to, text }) => (
                <FooterLink key={to} to={to} text={text} />
              ))}
            </div>
          ))}
          <FooterSettings />
        </div>
      </div>
    </nav>
  )
})
