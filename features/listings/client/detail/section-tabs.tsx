import { Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary, useModule, useOnceAlive } from '../../../web/kit'
import styles from './section-tabs.module.css'

const load = () => import('./section-links')

/**
 * The strip that leads to a page's sections. Which of them have something to show is known when they stand on the page, so that it keeps its room
 * until the page is alive.
 */
export function SectionTabs() {
  const strip = useRef<HTMLDivElement>(null)
  const [isAlive, setAlive] = useState(false)
  const onceAlive = useOnceAlive()
  useEffect(() => onceAlive(() => setAlive(true)), [onceAlive])
  return (
    <div ref={strip} className={styles.strip}>
      {isAlive ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Links strip={strip} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}

function Links({ strip }: { readonly strip: React.RefObject<HTMLDivElement | null> }) {
  const { SectionLinks } = useModule(load)
  return <SectionLinks strip={strip} />
}
