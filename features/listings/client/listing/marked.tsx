import styles from './marked.module.css'

/** A text in parts: every second one is what was looked for. */
export function Marked({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Parts of one text never change places.
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ),
  )
}
