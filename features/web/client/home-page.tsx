import { Suspense } from 'react'
import { ErrorCard } from '../../ui/kit'
import { type HomeSection, homeSections, type PageModule } from '../contract'
import { ErrorBoundary, FeatureScope, type Shown, useModule, useShown } from '../kit'
import styles from './home-page.module.css'

/** `/` is made of what features contribute, in order: a rail that fails or is switched off leaves the others where they are. */
function HomePage() {
  const sections = useShown(homeSections)
  return (
    <div className={styles.home}>
      {sections.map((each) => (
        <ErrorBoundary key={each.id} fallback={(error, retry) => <ErrorCard small error={error} onRetry={retry} />}>
          <Suspense fallback={null}>
            <Rail shown={each} />
          </Suspense>
        </ErrorBoundary>
      ))}
    </div>
  )
}

function Rail({ shown }: { readonly shown: Shown<HomeSection> }) {
  const { section } = useModule(shown.item.load)
  const Section = section.Section as () => React.ReactNode
  return (
    <FeatureScope feature={shown.feature}>
      <Section />
    </FeatureScope>
  )
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
