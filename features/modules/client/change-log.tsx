import { Drawer, EmptyState, ErrorCard, formatDateTime, Skeleton, Tag, useLanguage, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import styles from './modules-page.module.css'
import { logRequest } from './requests'
import { useModuleName } from './use-module-name'

/** Who switched what, when and why; newest first. */
export function ChangeLog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useModuleName()
  const log = useData(logRequest(), { enabled: open })
  return (
    <Drawer open={open} onClose={onClose} title={t('modules.log')} side="end">
      {log.isPending && <Skeleton label={t('modules.loading')} />}
      {log.isError && <ErrorCard small error={log.error} onRetry={() => void log.refetch()} />}
      {log.data?.length === 0 && <EmptyState title={t('modules.logEmpty')} />}
      <ol className={styles.log}>
        {log.data?.map(({ id, at, who, feature, on, why }) => (
          <li key={id} className={styles.entry}>
            <p>
              <b>{nameOf(feature)}</b>{' '}
              <Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'modules.state.on' : 'modules.state.off')}</Tag>
            </p>
            <p>{why}</p>
            <p className={styles.small}>
              {who || t('modules.commandLine')} · <time dateTime={at}>{formatDateTime(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
