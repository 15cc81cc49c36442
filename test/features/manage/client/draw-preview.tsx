import { createStage } from '../../../../hosts/alone/stage'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { editorParts, emptyDraft } from '../../../../features/manage/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { boot, type Contribution, plan } from '../../../../kernel/index'
import { drawInHouse } from '../../../support/draw-in-house'

const refuse = () => Promise.reject(new Error('A preview asks nothing: what it draws was not published yet.'))
const http = { get: refuse, post: refuse, put: refuse, patch: refuse, delete: refuse } as unknown as HttpClient

/** The preview of a draft, in a house with all features that bring a step. `contributes`: what else stands in it. */
export async function drawPreview(more: Partial<DraftBody>, contributes: readonly Contribution[] = []) {
  const [manage, stages, rules, prizes, documents, discussion, { DraftPreview }] = await Promise.all([
    import('../../../../features/manage/client/feature'),
    import('../../../../features/stages/client/feature'),
    import('../../../../features/rules/client/feature'),
    import('../../../../features/prizes/client/feature'),
    import('../../../../features/documents/client/feature'),
    import('../../../../features/discussion/client/feature'),
    import('../../../../features/manage/client/draft-preview'),
  ])
  const features = [
    ...[manage.manageClient, stages.stagesClient, rules.rulesClient],
    ...[prizes.prizesClient, documents.documentsClient, discussion.discussionClient],
  ]
  const stage = createStage(
    {
      id: 'stage',
      features,
      standIns: [
        [httpClient, http],
        [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
        [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
        [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
        [session, { state: { status: 'nobody' } }],
        [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
      ],
    },
    { contributes },
  )
  const kernel = await boot(plan([stage, ...features]), { eager: true, report: () => {} })
  // At hand before it is drawn: nothing wakes what waits for code within `render`.
  const { loadModule } = await import('../../../../features/web/kit')
  await Promise.all(kernel.view(editorParts).map(({ preview }) => loadModule(preview)))
  const words = ['listings', 'stages', 'rules', 'prizes', 'documents', 'discussion']
  const page = <DraftPreview body={{ ...emptyDraft('Asia/Kolkata'), ...more }} />
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'manage', words, page })
  /** What stands under a heading; undefined where there is no such heading. */
  const under = (heading: string) => {
    const found = [...view.container.querySelectorAll('section')].find(
      ({ firstElementChild }) => firstElementChild?.textContent === heading,
    )
    return found && [...found.children].slice(1)
  }
  const textUnder = (heading: string) =>
    under(heading)
      ?.map((each) => each.textContent)
      .join(' ')
  return { view, stop, under, textUnder }
}
