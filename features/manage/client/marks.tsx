import { classNames, Tag, useText } from '../../ui/kit'
import type { Warnings } from '../contract/wire'
import styles from './managed.module.css'

/** What whoever approves looks at twice; nothing where there is nothing. */
export function Marks({ of: { marks, imitates, verification } }: { readonly of: Warnings }) {
  const t = useText()
  const said = [
    ...marks.map((each) => t(`manage.mark.${each}`)),
    ...(imitates ? [t('manage.mark.looksLike', { name: imitates })] : []),
    ...(verification?.of === 'others' ? [t('manage.mark.bears', { name: verification.name })] : []),
  ]
  if (said.length === 0) return null
  return (
    <p className={classNames(styles.small, styles.marks)}>
      {t('manage.marks')}
      {said.map((each) => (
        <Tag key={each} tone="warning">
          {each}
        </Tag>
      ))}
    </p>
  )
}
