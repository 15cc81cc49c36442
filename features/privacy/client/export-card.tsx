import { useQueryClient } from '@tanstack/react-query'
import { FileArchive, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../ui/contract'
import { Button, Card, formatDateTime, formatNumber, Icon, useLanguage, useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import type { ExportEntry } from '../contract/wire'
import styles from './data-page.module.css'
import { API, archivePath, EXPORTS, openingPath } from './requests'

const KB = 1024

/** Archives of everything held about one: asked for here, made by the house, told of by mail. */
export function ExportCard({ exports }: { readonly exports: readonly ExportEntry[] }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isAsking, setAsking] = useState(false)
  const isUnderWay = exports.some(({ state }) => state === 'asked')

  async function ask() {
    setAsking(true)
    try {
      await http.post(EXPORTS)
      show({ tone: 'success', text: t('privacy.export.asked') })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await forget(queries, API)
      setAsking(false)
    }
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="export">
      <div>
        <h2 id="export" className={styles.title}>
          {t('privacy.export')}
        </h2>
        <p className={styles.text}>{t('privacy.export.says')}</p>
      </div>
      {exports.length > 0 ? (
        <ul>
          {exports.map((each) => (
            <ExportRow key={each.id} entry={each} />
          ))}
        </ul>
      ) : null}
      <div className={styles.foot}>
        <Button loading={isAsking} disabled={isUnderWay} onClick={() => void ask()}>
          {t(exports.length > 0 ? 'privacy.export.again' : 'privacy.export.ask')}
        </Button>
      </div>
    </Card>
  )
}

function ExportRow({
  entry: { id, state, askedAt, expiresAt, bytes, areas, records },
}: {
  readonly entry: ExportEntry
}) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isOpening, setOpening] = useState(false)

  // Whoever did not prove lately who they are is asked for it by this call: the download itself could say nothing.
  async function download() {
    setOpening(true)
    try {
      await http.post(openingPath(id))
      location.assign(archivePath(id))
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
      await forget(queries, API)
    } finally {
      setOpening(false)
    }
  }

  return (
    <li className={styles.row}>
      <Icon of={state === 'asked' ? LoaderCircle : FileArchive} size={20} />
      <div className={styles.words} role={state === 'asked' ? 'status' : undefined}>
        <p className={styles.name}>{t('privacy.export.of', { at: formatDateTime(askedAt, language) })}</p>
        <p className={styles.text}>
          {state === 'ready'
            ? t('privacy.export.ready', {
                areas,
                records: formatNumber(records, language),
                size: formatNumber(Math.max(1, Math.round(bytes / KB)), language),
                until: formatDateTime(expiresAt ?? askedAt, language),
              })
            : t(`privacy.export.${state}`)}
        </p>
      </div>
      {state === 'ready' ? (
        <Button variant="primary" loading={isOpening} onClick={() => void download()}>
          {t('privacy.export.download')}
        </Button>
      ) : null}
    </li>
  )
}
