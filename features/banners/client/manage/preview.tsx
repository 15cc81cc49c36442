import { useState } from 'react'
import { classNames, Segmented, useText } from '../../../ui/kit'
import type { CleanHtml, Variant } from '../../contract/wire-admin'
import { AdStrip } from '../ad/ad-strip'
import { ADS } from '../requests'
import styles from './manage.module.css'
import { usePosted } from './use-posted'

const widths = ['desktop', 'phone'] as const
const themes = ['light', 'dark'] as const
const languages = ['en', 'hi'] as const

/** How an ad will look: each variant, wide and narrow, light and dark, in both languages; cleaned as on pages. To be looked at only: nothing in it can be pressed. */
export function Preview({ variants }: { readonly variants: readonly Variant[] }) {
  const t = useText()
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [language, setLanguage] = useState<(typeof languages)[number]>('en')
  const options = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`banners.preview.${value}`) }))
  return (
    <div className={styles.report}>
      <div className={styles.buttons}>
        <Segmented label={t('banners.preview.width')} options={options(widths)} value={width} onChange={setWidth} />
        <Segmented label={t('banners.preview.theme')} options={options(themes)} value={theme} onChange={setTheme} />
        <Segmented
          label={t('banners.preview.language')}
          options={options(languages)}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {variants.map((variant, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- variants have no other name
        <div key={at} inert className={classNames(styles.stage, styles[width], styles[theme])}>
          <Seen variant={variant} language={language} />
        </div>
      ))}
    </div>
  )
}

function Seen({ variant, language }: { readonly variant: Variant; readonly language: 'en' | 'hi' }) {
  const t = useText()
  const isHindi = language === 'hi' && variant.descriptionHi !== ''
  const html = isHindi ? variant.descriptionHi : variant.descriptionEn
  const { answer } = usePosted<CleanHtml>(`${ADS}/preview`, { html })
  const banner = {
    ...{ description: answer?.html ?? '', url: variant.url || '/' },
    advertiser: t('banners.form.advertiser'),
    ...{ language: isHindi ? ('hi' as const) : ('en' as const), why: t('banners.preview.why') },
  }
  return <AdStrip banner={banner} onClick={() => {}} onMute={() => {}} onClose={() => {}} />
}
