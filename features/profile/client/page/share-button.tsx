import { Share2 } from 'lucide-react'
import { toasts } from '../../../ui/contract'
import { Button, Icon, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { SeenProfile } from '../../contract/wire'
import { profilePath } from '../requests'

/** Hands the address on: to the system's own list where there is one, else into the clipboard. */
export function ShareButton({ profile }: { readonly profile: SeenProfile }) {
  const t = useText()
  const { show } = useService(toasts)

  async function share() {
    const url = location.origin + profilePath(profile)
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: profile.name, url })
      else {
        await navigator.clipboard.writeText(url)
        show({ tone: 'success', text: t('profile.shared') })
      }
    } catch (error) {
      // Called off by the person, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show({ tone: 'info', text: url })
    }
  }

  return (
    <Button onClick={() => void share()}>
      <Icon of={Share2} size={16} />
      {t('profile.share')}
    </Button>
  )
}
