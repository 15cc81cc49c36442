import { Button, CardList, Container, EmptyState, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList, useOpenForm } from '../../../web/kit'
import type { ManagedNotice, ManagedNotices } from '../../contract/wire-admin'
import { managedNoticesRequest } from '../requests'
import styles from './manage.module.css'
import { ManageTabs } from './manage-tabs'
import { NoticeCard } from './notice-card'
import { NoticeForm } from './notice-form'

/** `/manage/banners/notices`: what the house says above every page, from when to when and to whom. */
function NoticesPage() {
  const t = useText()
  const { written, press, write, close } = useOpenForm<ManagedNotice | 'new'>()
  const list = useKeysetList<ManagedNotice, ManagedNotices>(managedNoticesRequest)
  return (
    <Container className={styles.page}>
      <ManageTabs current="notices" />
      {written ? (
        <NoticeForm key={press} notice={written === 'new' ? undefined : written} onDone={close} />
      ) : (
        <p>
          <Button variant="primary" onClick={() => void write('new')}>
            {t('banners.notices.new')}
          </Button>
        </p>
      )}
      <CardList
        list={list}
        loading={t('banners.notices.loading')}
        empty={<EmptyState title={t('banners.notices.empty')} text={t('banners.notices.emptyText')} />}
      >
        {list.items.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onEdit={() => void write(notice)} />
        ))}
      </CardList>
    </Container>
  )
}

export const page: PageModule = {
  Page: NoticesPage,
  head: ({ t }) => ({ title: t('banners.title.notices'), robots: 'noindex' }),
}
