import { type ComponentType, Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { ErrorBoundary, FeatureScope, useModule, useService } from '../../../web/kit'
import { confirm, type OverlayProps, stage, toasts } from '../../contract/index'
import { dropQueryName } from './drop-query-name'
import styles from './overlay-root.module.css'
import { ToastRegion } from './toast-region'
import { chooseDialog, type StagedOverlay, useOverlays } from './use-overlays'

const loadConfirmDialog = () => import('./confirm-dialog')

/** Everything that floats above the page: one dialog at a time in the order of `overlayRank`, corners and covers, toasts. */
export function OverlayRoot() {
  return (
    <FeatureScope feature="ui">
      <Floating />
    </FeatureScope>
  )
}

/** The strip above the top bar: at most two banners, the most urgent first. The frame puts it before everything else. */
export function OverlayBanners() {
  return (
    <FeatureScope feature="ui">
      <Banners />
    </FeatureScope>
  )
}

function Banners() {
  const banners = useOverlays().filter(({ overlay }) => overlay.place === 'top')
  return (
    <div className={styles.banners}>
      {banners.map((each) => (
        <Contributed key={each.id} staged={each} />
      ))}
    </div>
  )
}

function Floating() {
  const asker = useService(confirm)
  const { waiting } = useSnapshot(asker.state)
  const staged = useOverlays()
  const dialog = chooseDialog(staged, waiting.length > 0)
  const others = staged.filter(({ overlay }) => overlay.place === 'corner' || overlay.place === 'cover')
  return (
    <>
      {others.map((each) => (
        <Contributed key={each.id} staged={each} />
      ))}
      {dialog === 'confirm' ? (
        <Suspense fallback={null}>
          <FirstQuestion key={waiting[0]?.id} />
        </Suspense>
      ) : dialog ? (
        <Contributed key={dialog.id} staged={dialog} />
      ) : null}
      <ToastRegion toasts={useService(toasts)} />
    </>
  )
}

function FirstQuestion() {
  const { ConfirmDialog } = useModule(loadConfirmDialog)
  const asker = useService(confirm)
  const messages = useService(toasts)
  const [question] = useSnapshot(asker.state).waiting
  if (!question) return null
  const answer = (yes: boolean) => {
    // A note of left fullscreen goes with the dialog that it opened (spec §2.5).
    dropQueryName('fullscreen-violation')
    asker.answer(question.id, yes)
  }
  const warn = (text: string) => messages.show({ tone: 'warning', text, durationMs: 3000 })
  return <ConfirmDialog message={question.message} onAnswer={answer} onMismatch={warn} />
}

/** One feature's overlay in its own scope; when it fails it leaves the stage and the page goes on. */
function Contributed({ staged: { id, feature, overlay } }: { readonly staged: StagedOverlay }) {
  const { close } = useService(stage)
  return (
    <ErrorBoundary fallback={() => null} onError={() => close(id)}>
      <Suspense fallback={null}>
        <FeatureScope feature={feature}>
          <Loaded load={overlay.load} onClose={() => close(id)} />
        </FeatureScope>
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ load, onClose }: OverlayProps & { readonly load: StagedOverlay['overlay']['load'] }) {
  const Overlay = useModule(load).Overlay as ComponentType<OverlayProps>
  return <Overlay onClose={onClose} />
}
