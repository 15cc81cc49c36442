import { useEffect, useState } from 'react'
import { ErrorState, Field, Skeleton, SkeletonBlock, useText } from '../../ui/kit'
import { loadModule } from '../../web/kit'
import { DESCRIPTION_SIGNS } from '../contract'
import type { RichTextProps } from './rich-text/rich-text'

/** The library behind it weighs more than the rest of the editor: who never comes to this step never fetches it. */
const loadRichText = () => import('./rich-text/rich-text')

const TALL = 322

/** The description, formatted as its page draws it. */
export function DescriptionField({ error, ...rest }: RichTextProps & { readonly error: string | undefined }) {
  const t = useText()
  const tooMany = [...rest.html].length - DESCRIPTION_SIGNS
  return (
    <Field
      label={t('manage.description')}
      hint={t('manage.descriptionHint')}
      error={tooMany > 0 ? t('manage.descriptionOver', { count: tooMany }) : error}
    >
      <Loaded {...rest} />
    </Field>
  )
}

/** Not by `useModule`: what failed is forgotten there, and React, which asks again once it has waited, would fetch on and on. */
function Loaded(props: RichTextProps) {
  const t = useText()
  const [tries, setTries] = useState(1)
  const [found, setFound] = useState<Awaited<ReturnType<typeof loadRichText>> | 'failed'>()
  useEffect(() => {
    let isWanted = tries > 0
    loadModule(loadRichText).then(
      (module) => isWanted && setFound(module),
      () => isWanted && setFound('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [tries])

  function tryAgain() {
    setFound(undefined)
    setTries(tries + 1)
  }
  if (found === 'failed')
    return (
      <ErrorState small title={t('manage.format.failed')} text={t('manage.format.failedText')} onRetry={tryAgain} />
    )
  if (found) return <found.RichText {...props} />
  return (
    <Skeleton label={t('manage.loading')}>
      <SkeletonBlock height={TALL} />
    </Skeleton>
  )
}
