import { Bookmark, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button, classNames, Icon, useText, VisuallyHidden } from '../../ui/kit'
import type { DetailProps } from '../../listings/contract'
import { findUser } from '../../session/contract'
import { httpClient } from '../../web/contract'
import { afterVisible, useKernel, useService } from '../../web/kit'
import { API } from './requests'
import styles from './save-button.module.css'
import { useSaved } from './use-saved'

/** Save on a detail page. Whoever is signed in finds the page again among what they looked at. */
export function Action({ opportunityId, title }: DetailProps) {
  const t = useText()
  const { isSaved, isWaiting, toggle } = useSaved(opportunityId, title)
  useNoteViewed(opportunityId)
  return (
    <Button full aria-pressed={isSaved} onClick={toggle}>
      <span className={classNames(styles.mark, isSaved && styles.saved)}>
        <Icon of={isWaiting ? CloudOff : Bookmark} size={18} />
      </span>
      <VisuallyHidden onPhone>{t(isSaved ? 'saved.saved' : 'saved.save')}</VisuallyHidden>
    </Button>
  )
}

function useNoteViewed(opportunityId: number) {
  const http = useService(httpClient)
  const personId = findUser(useKernel().subject)?.id
  useEffect(() => {
    if (personId === undefined) return undefined
    // A page that the browser fetched ahead, or that was opened behind this one, is not looked at yet.
    return afterVisible(0, () => {
      // Nobody waits for it, and nothing is lost that could not be looked at again.
      http.put(`${API}/viewed/${opportunityId}`).catch(() => {})
    })
  }, [http, personId, opportunityId])
}
