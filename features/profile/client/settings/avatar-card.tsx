import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Avatar, Button, Card, ChooseFile, Note, ProgressBar, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { OwnProfile } from '../../contract/wire'
import { API } from '../requests'
import { useChange } from '../use-change'
import styles from './settings.module.css'

const PATH = `${API}/avatar`
const MAX_BYTES = 5 * 1024 * 1024
const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** One's picture: chosen, on its way, taken away. The server judges the file by its content. */
export function AvatarCard({ own }: { readonly own: OwnProfile }) {
  const t = useText()
  const { show } = useService(toasts)
  const { change, isBusy, refusal } = useChange()
  const [sent, setSent] = useState<number>()
  const [wrong, setWrong] = useState<'large' | 'kind'>()

  async function upload(file: File) {
    const problem = file.size > MAX_BYTES ? 'large' : KINDS.includes(file.type) ? undefined : 'kind'
    setWrong(problem)
    if (problem) return
    setSent(0)
    const isSaved = await change((http) =>
      http.put(PATH, file, { headers: { 'content-type': file.type }, onSent: setSent }),
    )
    setSent(undefined)
    if (isSaved) show({ tone: 'success', text: t('profile.avatar.saved') })
  }

  return (
    <Card as="section" pad="large" aria-labelledby="avatar-title">
      <h2 id="avatar-title" className={styles.title}>
        {t('profile.avatar.title')}
      </h2>
      <div className={styles.avatar}>
        <Avatar name={own.name} src={own.avatar} size={72} />
        <div className={styles.avatarWords}>
          <p className={styles.text}>{t('profile.avatar.text')}</p>
          {sent === undefined ? null : (
            <ProgressBar percent={Math.round(sent * 100)} label={t('profile.avatar.sending')} />
          )}
          <div className={styles.actions}>
            <ChooseFile
              label={t('profile.avatar.choose')}
              accept={KINDS}
              loading={isBusy}
              onChoose={([file]) => void (file && upload(file))}
            >
              {t(own.avatar ? 'profile.avatar.change' : 'profile.avatar.choose')}
            </ChooseFile>
            {own.avatar ? (
              <Button variant="quiet" onClick={() => void change((http) => http.delete(PATH))}>
                {t('profile.avatar.remove')}
              </Button>
            ) : null}
          </div>
          {wrong || refusal ? (
            <Note tone="danger" live>
              {wrong ? t(`profile.avatar.${wrong}`) : refusal?.says}
            </Note>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
