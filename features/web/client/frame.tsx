import { Suspense } from 'react'
import { classNames, OverlayBanners, OverlayRoot, useText } from '../../ui/kit'
import { type Chrome, type FramePart, frameParts } from '../contract'
import { ErrorBoundary, FeatureScope, type Shown, useModule, useShown } from '../kit'
import styles from './frame.module.css'
import { Outlet } from './outlet'
import { useShownPage } from './use-shown-page'

/** Landmarks, skip link, the bars that `navigation` brings, the page, and what floats above it. */
export function Frame() {
  const t = useText()
  const shown = useShownPage()
  const chrome = 'page' in shown ? shown.page.match.page.chrome : undefined
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('web.skip')}
      </a>
      <OverlayBanners />
      <Place place="top" chrome={chrome} />
      <div className={classNames(styles.middle, chrome?.sidebar && styles.withSide)}>
        {chrome?.sidebar && <Place place="side" chrome={chrome} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet shown={shown} />
        </main>
      </div>
      {chrome?.footer !== false && <Place place="foot" chrome={chrome} />}
      <Place place="bottom" chrome={chrome} />
      <OverlayRoot />
      <div id="announcer" role="status" aria-live="polite" className={styles.announcer} />
    </div>
  )
}

function Place({ place, chrome }: { readonly place: FramePart['place']; readonly chrome: Chrome | undefined }) {
  const parts = useShown(frameParts).filter(({ item }) => item.place === place)
  if (chrome?.header === false && place === 'top') return null
  // A form's or an editor's own bar stands at the bottom of a phone: one bar at a time.
  if (place === 'bottom' && (chrome?.focused || chrome?.header === false)) return null
  return parts.map((part) => (
    // A bar that fails is left out: the page and the other bars go on.
    <ErrorBoundary key={part.id} fallback={() => null}>
      <Suspense fallback={null}>
        <Part part={part} />
      </Suspense>
    </ErrorBoundary>
  ))
}

function Part({ part }: { readonly part: Shown<FramePart> }) {
  const { Part: Component } = useModule(part.item.load)
  const Drawn = Component as () => React.ReactNode
  return (
    <FeatureScope feature={part.feature}>
      <Drawn />
    </FeatureScope>
  )
}
