import {
  ButtonLink,
  Card,
  EmptyState,
  formatDateTime,
  ListPage,
  Tag,
  type TagTone,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList } from '../../../web/kit'
import type { LetterState } from '../../contract'
import type { OwnLetter, OwnLetters } from '../../contract/wire'
import styles from '../inbox/letters-page.module.css'
import { CONTACT } from '../paths'
import { ownLettersRequest } from '../requests'

const TONES: Readonly<Record<LetterState, TagTone>> = {
  new: 'neutral',
  planned: 'info',
  done: 'success',
  declined: 'warning',
}

/** `/user/letters`: what one wrote to the team, by its number, and what became of it. */
function OwnLettersPage() {
  const t = useText()
  const list = useKeysetList<OwnLetter, OwnLetters>(ownLettersRequest)
  return (
    <ListPage
      title={t('content.mine.heading')}
      actions={<ButtonLink href={CONTACT}>{t('content.mine.write')}</ButtonLink>}
      list={list}
      loading={t('content.mine.loading')}
      empty={<EmptyState title={t('content.mine.none')} text={t('content.mine.noneSays')} />}
    >
      {list.items.map((letter) => (
        <OwnLetterCard key={letter.id} letter={letter} />
      ))}
    </ListPage>
  )
}

function OwnLetterCard({ letter: { id, kind, state, subject, text, sentAt } }: { readonly letter: OwnLetter }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Card as="li" className={styles.letter}>
      <div className={styles.head}>
        <h2 className={styles.subject}>
          <Written text={subject} />
        </h2>
        <Tag tone={TONES[state]}>{t(`content.mine.${kind}.${state}`)}</Tag>
      </div>
      <p className={styles.text}>
        <Written text={text} />
      </p>
      <p className={styles.who}>
        {t(`content.kind.${kind}`)} {t('content.mine.number', { id })} · {formatDateTime(sentAt, language)}
      </p>
    </Card>
  )
}

export const page: PageModule = {
  Page: OwnLettersPage,
  head: ({ t }) => ({ title: t('content.mine.title'), robots: 'noindex' }),
}
