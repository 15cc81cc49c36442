import { confirm } from '../../../ui/contract'
import { Button, Note, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import { askedPath } from '../requests'
import { useChange } from '../use-change'
import styles from '../guardians.module.css'

/** Takes a consent back, after saying what ends with it. */
export function TakeBack({ token, person }: { readonly token: string; readonly person: string }) {
  const t = useText()
  const { ask } = useService(confirm)
  const { change, isBusy, refusal } = useChange()

  async function takeBack() {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('guardians.takeBack.text', { person }),
      custom_data: { heading: t('guardians.takeBack.ask') },
      btnData: [
        { text: t('guardians.takeBack.no'), class: 'secondary' },
        { text: t('guardians.takeBack.yes'), class: 'danger' },
      ],
    })
    if (isSure) await change((http) => http.post(`${askedPath(token)}/taken-back`))
  }

  return (
    <div className={styles.part}>
      <p>{t('guardians.takeBack.text', { person })}</p>
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button variant="danger" loading={isBusy} onClick={() => void takeBack()}>
          {t('guardians.takeBack.yes')}
        </Button>
      </div>
    </div>
  )
}
