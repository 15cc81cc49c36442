import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Search } from 'lucide-react'
import {
  Button,
  Card,
  Container,
  EmptyState,
  ErrorCard,
  formatDateTime,
  Icon,
  LoadMore,
  Menu,
  NavTabs,
  PageHead,
  Select,
  Skeleton,
  Tag,
  TextInput,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { httpClient, navigation, type PageModule, type PageProps } from '../../../web/contract'
import { forget, formatQuery, saidBy, useKeysetList, useService, useUrl } from '../../../web/kit'
import { letterKinds, type LetterState, letterStates } from '../../contract'
import type { Letter, Letters } from '../../contract/wire'
import { LETTERS, lettersRequest } from '../requests'
import styles from './letters-page.module.css'

const STATES = ['all', ...letterStates]
const KINDS = ['all', ...letterKinds]
const pathOf = (kind: string, state: string, q?: string) => `/manage/letters/${kind}/${state}${formatQuery({ q })}`

/** `/manage/letters/:kind/:state`: what people wrote to the team, and what became of each. */
function LettersPage({ at }: PageProps) {
  const t = useText()
  const { go } = useService(navigation)
  const kind = KINDS.find((each) => each === at.params['kind']) ?? 'all'
  const state = STATES.find((each) => each === at.params['state']) ?? 'all'
  const { withQuery } = useUrl()
  const q = at.query['q'] || undefined
  const list = useKeysetList<Letter, Letters>((after) => lettersRequest(kind, state, q, after))
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('content.letters.heading')}
        text={t('content.letters.says')}
        actions={
          <>
            <form
              role="search"
              onSubmit={(event) => {
                event.preventDefault()
                const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim()
                go(withQuery({ q: asked || undefined }), { replace: true })
              }}
            >
              <TextInput
                key={q}
                type="search"
                name="q"
                icon={Search}
                defaultValue={q}
                aria-label={t('content.letters.find')}
                placeholder={t('content.letters.find')}
                maxLength={200}
              />
            </form>
            <Select
              size="small"
              aria-label={t('content.letters.kind')}
              options={KINDS.map((each) => ({
                value: each,
                label: t(each === 'all' ? 'content.letters.allKinds' : `content.kind.${each}`),
              }))}
              value={kind}
              onChange={({ currentTarget }) => go(pathOf(currentTarget.value, state, q))}
            />
          </>
        }
      />
      <NavTabs
        label={t('content.letters.states')}
        current={state}
        tabs={STATES.map((each) => ({
          id: each,
          href: pathOf(kind, each, q),
          label: t(`content.state.${each}`),
        }))}
      />
      {list.error ? <ErrorCard small={!!list.first} error={list.error} onRetry={list.retry} /> : null}
      {list.isPending ? (
        <Skeleton label={t('content.letters.loading')} />
      ) : !list.first ? null : list.items.length === 0 ? (
        <EmptyState
          title={t('content.letters.none')}
          text={t(q ? 'content.letters.notFound' : 'content.letters.noneSays')}
        />
      ) : (
        <>
          <ul className={styles.list}>
            {list.items.map((letter) => (
              <LetterCard key={letter.id} letter={letter} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      )}
    </Container>
  )
}

function LetterCard({ letter }: { readonly letter: Letter }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const settle = useMutation({
    mutationFn: (to: LetterState) => http.post(`${LETTERS}/${letter.id}/state`, { to, from: letter.state }),
    // What was refused was settled by a colleague meanwhile, most likely: the list shows how.
    onSettled: () => forget(queries, LETTERS),
    onError: (error) => show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) }),
  })
  return (
    <Card as="li" className={styles.letter}>
      <div className={styles.head}>
        <Tag>{t(`content.kind.${letter.kind}`)}</Tag>
        <h2 className={styles.subject}>
          <Written text={letter.subject} />
        </h2>
        <Menu
          label={t('content.letters.stateOf', { subject: letter.subject })}
          align="end"
          items={letterStates
            .filter((each) => each !== letter.state)
            .map((each) => ({ id: each, label: t(`content.state.${each}`), onSelect: () => settle.mutate(each) }))}
          trigger={(trigger) => (
            <Button
              {...trigger}
              size="small"
              loading={settle.isPending}
              aria-label={t('content.letters.stateNow', {
                subject: letter.subject,
                state: t(`content.state.${letter.state}`),
              })}
            >
              {t(`content.state.${letter.state}`)}
              <Icon of={ChevronDown} size={16} />
            </Button>
          )}
        />
      </div>
      <p className={styles.text}>
        <Written text={letter.text} />
      </p>
      <p className={styles.who}>
        {letter.name === null ? t('content.letters.nobody') : <Written text={letter.name} />}
        {letter.email && (
          <>
            {' · '}
            <a href={`mailto:${letter.email}?subject=${encodeURIComponent(`Re: ${letter.subject}`)}`}>{letter.email}</a>
          </>
        )}
        {' · '}
        {t('content.mine.number', { id: letter.id })} · {formatDateTime(letter.sentAt, language)}
      </p>
    </Card>
  )
}

export const page: PageModule = { Page: LettersPage }
