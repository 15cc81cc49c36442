import { type ComponentType, Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { FeatureScope, LazyPart, useModule, useService } from '../../../web/kit'
import { confirm, type OverlayProps, stage, toasts } from '../../contract/index'
import { bannerRoom } from './banner-room'
import { dropQueryName } from './drop-query-name'
import styles from './overlay-root.module.css'
import { ToastRegion } from './toast-region'
import { QUESTION, QueueProvider, StagedContext, type StagedOverlay, useQueue } from './use-queue'

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
  const queue = useQueue()
  return (
    <QueueProvider value={queue}>
      <div ref={bannerRoom} className={styles.banners}>
        {queue.drawn.map((each) => each.overlay.place === 'top' && <Contributed key={each.id} staged={each} />)}
      </div>
    </QueueProvider>
  )
}

function Floating() {
  const asker = useService(confirm)
  const { waiting } = useSnapshot(asker.state)
  const queue = useQueue()
  return (
    <QueueProvider value={queue}>
      <div data-queue>
        {queue.drawn.map((each) => each.overlay.place !== 'top' && <Contributed key={each.id} staged={each} />)}
        {queue.seen.has(QUESTION) ? (
          <Suspense fallback={null}>
            <FirstQuestion key={waiting[0]?.id} />
          </Suspense>
        ) : null}
      </div>
      <ToastRegion toasts={useService(toasts)} />
    </QueueProvider>
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

/** One feature's overlay; when it fails it leaves the stage and the page goes on. */
function Contributed({ staged: { id, feature, overlay } }: { readonly staged: StagedOverlay }) {
  const { close } = useService(stage)
  const leave = () => close(id)
  return (
    <StagedContext value={id}>
      <LazyPart
        feature={feature}
        load={overlay.load}
        onError={leave}
        draw={(module) => {
          const Overlay = module.Overlay as ComponentType<OverlayProps>
          return <Overlay onClose={leave} />
        }}
      />
    </StagedContext>
  )
}
