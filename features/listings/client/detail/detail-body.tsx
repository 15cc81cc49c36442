import { ErrorCard, langOf, Tag, useLanguage, useText, Written } from '../../../ui/kit'
import {
  AliveInSight,
  ErrorBoundary,
  FeatureScope,
  type Shown,
  useFeatureTexts,
  useModule,
  useShown,
} from '../../../web/kit'
import { type DetailProps, type DetailSection, detailSections } from '../../contract'
import type { OpportunityDetail } from '../../contract/wire'
import styles from './detail-body.module.css'
import { detailProps } from './detail-props'
import { EligibilityLines } from './eligibility-lines'
import { SectionTabs } from './section-tabs'
import { ToldBy } from './told-by'

/** What it is about, who may take part, and what other features add, in order. */
export function DetailBody({ opportunity }: { readonly opportunity: OpportunityDetail }) {
  const t = useText()
  const language = useLanguage()
  const sections = useShown(detailSections)
  const instead = sections.filter(({ item }) => item.replaces === 'eligibility')
  const others = sections.filter(({ item }) => item.replaces === undefined)
  const above = others.filter(({ item }) => (item.order ?? 0) < 0)
  const below = others.filter(({ item }) => (item.order ?? 0) >= 0)
  return (
    <div className={styles.body}>
      <SectionTabs />
      <section id="section-about" className={styles.section} aria-labelledby="about">
        <h2 id="about" className={styles.title}>
          {t('listings.about')}
        </h2>
        {/* Cleaned by the server on the way in and on the way out. */}
        <div
          className={styles.description}
          lang={langOf(opportunity.description.replace(/<[^>]*>/g, ''), language)}
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: opportunity.description }}
        />
        {opportunity.tags.length > 0 ? (
          <ul className={styles.tags} aria-label={t('listings.facet.tag')}>
            {opportunity.tags.map((tag) => (
              <li key={tag}>
                <Tag tone="outline">
                  <Written text={tag} />
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <ToldBy sources={opportunity.sources} />
      {instead.length === 0 ? (
        <AliveInSight>
          <EligibilityLines opportunity={opportunity} />
        </AliveInSight>
      ) : null}
      {[...above, ...instead, ...below].map((shown) => (
        <ErrorBoundary key={shown.id} fallback={(error, retry) => <ErrorCard small error={error} onRetry={retry} />}>
          <AliveInSight>
            <FeatureScope feature={shown.feature}>
              <AddedSection shown={shown} props={detailProps(opportunity)} />
            </FeatureScope>
          </AliveInSight>
        </ErrorBoundary>
      ))}
    </div>
  )
}

function AddedSection({ shown, props }: { readonly shown: Shown<DetailSection>; readonly props: DetailProps }) {
  useFeatureTexts(shown.feature)
  const Section = useModule(shown.item.load).Section as (props: DetailProps) => React.ReactNode
  return (
    <section id={`section-${shown.id}`} className={styles.section}>
      <SectionTitle label={shown.item.label} />
      <Section {...props} />
    </section>
  )
}

function SectionTitle({ label }: { readonly label: string }) {
  return <h2 className={styles.title}>{useText()(label)}</h2>
}
