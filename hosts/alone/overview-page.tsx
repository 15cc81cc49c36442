import { Card, Container, ErrorCard, PageHead, Skeleton } from '../../features/ui/kit'
import type { PageModule } from '../../features/web/contract'
import { Link, useData } from '../../features/web/kit'
import { LookPicker } from './look-picker'
import styles from './overview-page.module.css'
import { sceneRequest } from './scene-request'
import type { SceneAnswer } from './scene-wire'

function Pages({ pages }: Pick<SceneAnswer, 'pages'>) {
  return (
    <ul className={styles.list}>
      {pages.map(({ id, path, open }) => (
        <li key={id}>
          {open ? <Link href={open}>{path}</Link> : path} <small className={styles.id}>{id}</small>
        </li>
      ))}
      <li>
        <Link href="/">/</Link>{' '}
        <small className={styles.id}>the start page, with what it adds there and around pages</small>
      </li>
    </ul>
  )
}

function Half({ half: { name, adds, standIns } }: { readonly half: SceneAnswer['halves'][number] }) {
  return (
    <Card as="section" aria-label={name}>
      <h2 className={styles.heading}>In the {name}</h2>
      <p>
        {standIns.length > 0 ? `Standing in: ${standIns.join(', ')}.` : 'Nothing has to stand in.'}
        {adds.length === 0 && ' It has no half here.'}
      </p>
      <dl className={styles.adds}>
        {adds.map(({ point, ids }) => (
          <div key={point}>
            <dt>{point}</dt>
            <dd className={styles.id}>{ids.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** `/__alone`: the pages of the feature under the lamp, what it adds to others, and what stands in for whom it needs. */
function OverviewPage() {
  const { data: scene, isPending, error, refetch } = useData(sceneRequest())
  if (isPending) return <Skeleton label="Loading" />
  if (!scene) return <ErrorCard error={error} onRetry={() => refetch()} />
  return (
    <Container>
      <div lang="en" className={styles.page}>
        <PageHead
          title={scene.feature}
          text="Alone on the ground of web, ui and data: whatever else it needs is a stand-in."
        />
        {scene.standsIn && (
          <div className={styles.look}>
            <LookPicker />
          </div>
        )}
        <Card as="section" aria-label="Pages">
          <h2 className={styles.heading}>Pages</h2>
          <Pages pages={scene.pages} />
        </Card>
        {scene.halves.map((half) => (
          <Half key={half.name} half={half} />
        ))}
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: OverviewPage,
  data: () => ({ scene: sceneRequest() }),
  head: ({ data }: { data: { scene?: SceneAnswer } | undefined }) => ({
    title: `${data?.scene?.feature ?? ''} alone`,
    robots: 'noindex',
  }),
}
