import { Fragment, type ReactNode, useCallback, useMemo } from 'react'
import { classNames, OverlayBanners, OverlayRoot } from '../../ui/kit'
import { type Chrome, type FramePart, frameParts, type Takeover, takeovers } from '../contract'
import {
  AliveInSight,
  ErrorBoundary,
  FeatureScope,
  LazyPart,
  type Shown,
  SuspendsApart,
  useModule,
  useShown,
} from '../kit'
import { Arrived, Awaited } from '../kit/coming-alive'
import { OpenPageContext } from '../kit/use-open-page'
import { chromeOf } from './chrome-of'
import styles from './frame.module.css'
import { Outlet } from './outlet'
import { loadFrame } from './prepare'
import { SkipLink } from './skip-link'
import { type ShownPage, useShownPage } from './use-shown-page'
import { useVisit } from './visit-context'

/** Landmarks, skip link, the bars that `navigation` brings, the page, and what floats above it. */
export function Frame() {
  const shown = useShownPage()
  const chrome = chromeOf(shown)
  const page = 'page' in shown ? shown.page.match.page : undefined
  const takeover = useShown(takeovers).find(({ item }) => !page?.openTo?.includes(item.spares))
  return (
    <OpenPageContext value={useMemo(() => ({ page, chrome }), [page, chrome])}>
      {takeover ? <TakenOver takeover={takeover} /> : <Around shown={shown} chrome={chrome} />}
    </OpenPageContext>
  )
}

/** One screen in place of everything; what floats above pages stays: banners, toasts and dialogs. */
function TakenOver({ takeover }: { readonly takeover: Shown<Takeover> }) {
  return (
    <div className={styles.frame}>
      <Apart>
        <OverlayBanners />
      </Apart>
      <main id="main" tabIndex={-1} className={styles.main}>
        <LazyPart
          feature={takeover.feature}
          load={takeover.item.load}
          draw={({ Screen }) => {
            const Drawn = Screen as () => ReactNode
            return <Drawn />
          }}
        />
      </main>
      <Apart>
        <OverlayRoot />
      </Apart>
      <Arrived />
    </div>
  )
}

function Around({ shown, chrome }: { readonly shown: ShownPage; readonly chrome: Chrome | undefined }) {
  const hasFoot = chrome?.footer !== false
  const { shop } = useVisit()
  const wholeFoot = useCallback(() => loadFrame(shop, chrome), [shop, chrome])
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Apart>
        <OverlayBanners />
      </Apart>
      <Place place="top" chrome={chrome} />
      <div className={classNames(styles.middle, chrome?.sidebar && styles.withSide, hasFoot && styles.footed)}>
        {chrome?.sidebar && <Place place="side" chrome={chrome} />}
        <main
          id="main"
          tabIndex={-1}
          className={classNames(
            styles.main,
            chrome?.header !== false && styles.barred,
            chrome?.settings && styles.withList,
          )}
        >
          {chrome?.settings && <Place place="settings" chrome={chrome} />}
          <Outlet shown={shown} />
        </main>
      </div>
      {hasFoot && (
        <AliveInSight ready={wholeFoot}>
          <Place place="foot" chrome={chrome} />
        </AliveInSight>
      )}
      <AliveInSight className={styles.bottom}>
        <Place place="bottom" chrome={chrome} />
      </AliveInSight>
      <Apart>
        <OverlayRoot />
      </Apart>
      <div id="announcer" role="status" aria-live="polite" className={styles.announcer} />
      <Arrived />
    </div>
  )
}

/** What floats above the page may fail: then it is left out, and the page stays. */
function Apart({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
}

function Place({ place, chrome }: { readonly place: FramePart['place']; readonly chrome: Chrome | undefined }) {
  const parts = useShown(frameParts).filter(({ item }) => item.place === place)
  if (chrome?.header === false && place === 'top') return null
  // A form's, an editor's or a detail page's own bar stands at the bottom of a phone: one bar at a time.
  if (place === 'bottom' && (chrome?.focused || chrome?.header === false || chrome?.bottomBar === false)) return null
  return parts.map((part) => (
    <Fragment key={part.id}>
      <Awaited part={part.id} />
      {/* A bar that fails is left out: the page and the other bars go on. */}
      <ErrorBoundary fallback={() => <Arrived part={part.id} />}>
        <SuspendsApart fallback={null}>
          <Part part={part} />
          <Arrived part={part.id} />
        </SuspendsApart>
      </ErrorBoundary>
    </Fragment>
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
