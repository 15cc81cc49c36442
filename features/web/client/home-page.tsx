import { ErrorCard, useText } from '../../ui/kit'
import { type HomeSection, homeSections, type PageModule } from '../contract'
import { AliveInSight, ErrorBoundary, FeatureScope, type Shown, useFeatureTexts, useModule, useShown } from '../kit'
import styles from './home-page.module.css'

/** `/` is made of what features contribute, in order: a rail that fails or is switched off leaves the others where they are. */
function HomePage() {
  const t = useText()
  const sections = useShown(homeSections)
  if (sections.length === 0) return <EmptyHome title={t('web.home.empty')} text={t('web.home.emptyText')} />
  return (
    <div className={styles.home}>
      {sections.map((each) => (
        <ErrorBoundary key={each.id} fallback={(error, retry) => <ErrorCard small error={error} onRetry={retry} />}>
          <AliveInSight>
            <FeatureScope feature={each.feature}>
              <Rail shown={each} />
            </FeatureScope>
          </AliveInSight>
        </ErrorBoundary>
      ))}
    </div>
  )
}

/** Every feature that has something for the start page is switched off. */
function EmptyHome({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={styles.empty}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  )
}

function Rail({ shown }: { readonly shown: Shown<HomeSection> }) {
  useFeatureTexts(shown.feature)
  const { section } = useModule(shown.item.load)
  const Section = section.Section as () => React.ReactNode
  return <Section />
}

export const page: PageModule = {
  Page: HomePage,
  data: () => ({}),
  head: ({ t, origin }) => ({
    title: t('web.home.title'),
    description: t('web.home.description'),
    canonical: '/',
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Foothold', url: `${origin}/` }],
  }),
}
