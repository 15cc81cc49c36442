import { useState } from 'react'
import { Tabs, useLanguage, useText } from '../../../ui/kit'
import type { NewsSample } from '../../contract/wire-news'
import styles from './news.module.css'

/** What some of the readers will see, behind the bell and as a mail, made by the server as it will be sent. */
export function Samples({ samples }: { readonly samples: readonly NewsSample[] }) {
  const t = useText()
  // What is said about the words stands in the language of the page, not in theirs.
  const own = useLanguage()
  const [chosen, setChosen] = useState('0')
  const sample = samples[Number(chosen)]
  if (!sample) return null
  const { name, language, title, text, sender, subject, mail } = sample
  return (
    <section className={styles.samples}>
      <h3 className={styles.heading}>{t('discussion.news.samples')}</h3>
      <Tabs
        label={t('discussion.news.samples')}
        tabs={samples.map((each, nth) => ({
          id: String(nth),
          label: t('discussion.news.reads', { name: each.name, language: t(`discussion.news.in.${each.language}`) }),
        }))}
        value={chosen}
        onChange={setChosen}
      >
        <div className={styles.sample} lang={language}>
          <p className={styles.way} lang={own}>
            {t('discussion.news.bell', { name })}
          </p>
          <p>
            <b>{title}</b>
          </p>
          <p className={styles.words}>{text}</p>
        </div>
        <div className={styles.sample} lang={language}>
          <p className={styles.way} lang={own}>
            {t('discussion.news.mail', { name })}
          </p>
          {sender ? <p lang={own}>{t('discussion.news.mailFrom', { sender })}</p> : null}
          <p>
            <b>{subject}</b>
          </p>
          <p className={styles.words}>{mail}</p>
        </div>
      </Tabs>
    </section>
  )
}
