import { Card, classNames, useText } from '../../ui/kit'
import { LazyPart, useShown } from '../../web/kit'
import { consentParts } from '../contract'
import styles from './data-page.module.css'

/** All that one agreed to, by the features that asked; each row changes it where it stands. Left out while no feature asks anything. */
export function ConsentCard() {
  const t = useText()
  const parts = useShown(consentParts)
  if (parts.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="consent">
      <div>
        <h2 id="consent" className={styles.title}>
          {t('privacy.consent')}
        </h2>
        <p className={styles.text}>{t('privacy.consent.says')}</p>
      </div>
      <ul>
        {parts.map(({ id, feature, item }) => (
          <li
            key={id}
            className={classNames(styles.row, styles.consent)}
            style={{ '--height': `${item.height ?? 0}px` } as React.CSSProperties}
          >
            <LazyPart
              feature={feature}
              load={item.load}
              draw={(module) => {
                const Part = module.Part as () => React.ReactNode
                return <Part />
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('privacy.consent.law')}</p>
    </Card>
  )
}
