import { useRef, useState } from 'react'
import { Segmented, useText } from '../../../ui/kit'
import type { Revised } from '../../contract/wire-activity'
import { DraftPreview } from '../draft-preview'
import styles from '../managed.module.css'
import { useMarked } from './use-marked'

const SIDES = ['after', 'before'] as const

interface TwoSidesProps {
  readonly texts: Revised
  /** Whether it was done, or is asked for. */
  readonly isDone?: boolean
}

/** A text after a change of it, and before, with the words that one of them says alone marked in both. */
export function TwoSides({ texts, isDone = false }: TwoSidesProps) {
  const words = isDone ? 'manage.revised' : 'manage.revision'
  const t = useText()
  const [side, setSide] = useState<(typeof SIDES)[number]>('after')
  const drawn = useRef<HTMLDivElement>(null)
  const isMarked = useMarked(drawn, true)
  return (
    <>
      <Segmented
        label={t('manage.revision.sides')}
        options={SIDES.map((value) => ({ value, label: t(`${words}.${value}`) }))}
        value={side}
        onChange={setSide}
      />
      {isMarked && <p className={styles.small}>{t(`${words}.marked`)}</p>}
      <div ref={drawn} className={styles.marked}>
        {(['before', 'after'] as const).map((each) => (
          <div key={each} hidden={each !== side}>
            <DraftPreview body={texts[each]} />
          </div>
        ))}
      </div>
    </>
  )
}
