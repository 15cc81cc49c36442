import { Breadcrumbs, Container, useLanguage, useText } from '../../../ui/kit'
import type { HeadContext, PageModule, PageProps } from '../../../web/contract'
import styles from './legal-page.module.css'
import type { LegalText } from './legal-text'
import { privacyEn } from './privacy-en'
import { privacyHi } from './privacy-hi'
import { termsEn } from './terms-en'
import { termsHi } from './terms-hi'

const texts: Readonly<Record<string, Readonly<Record<'en' | 'hi', LegalText>>>> = {
  '/legal/privacy-policy': { en: privacyEn, hi: privacyHi },
  '/legal/terms-of-use': { en: termsEn, hi: termsHi },
}

const textAt = (path: string, language: 'en' | 'hi') => (texts[path] ?? { en: privacyEn, hi: privacyHi })[language]

/** Legal pages: contents on the left, words to read on the right. */
function LegalPage({ at }: PageProps) {
  const t = useText()
  const { title, since, intro, sections } = textAt(at.path, useLanguage())
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={[{ label: t('content.start'), href: '/' }, { label: title }]} />
      <div className={styles.columns}>
        <nav aria-label={t('content.contents')} className={styles.contents}>
          <ol>
            {sections.map((each) => (
              <li key={each.id}>
                <a href={`${at.path}#${each.id}`}>{each.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.article}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.since}>{t('content.since', { date: since })}</p>
          <p className={styles.intro}>{intro}</p>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className={styles.heading}>
                {section.title}
              </h2>
              {section.paragraphs.map((each) => (
                <p key={each}>{each}</p>
              ))}
              {section.points && (
                <ul className={styles.points}>
                  {section.points.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: LegalPage,
  head({ at, language }: HeadContext<never>) {
    const { title, intro } = textAt(at.path, language)
    return { title: `${title} · Foothold`, description: intro, canonical: at.path }
  },
}
