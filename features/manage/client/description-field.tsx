import { Suspense } from 'react'
import { ErrorState, Field, Skeleton, SkeletonBlock, useText } from '../../ui/kit'
import { ErrorBoundary, useModule } from '../../web/kit'
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

function Loaded(props: RichTextProps) {
  const t = useText()
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <ErrorState small title={t('manage.format.failed')} text={t('manage.format.failedText')} onRetry={retry} />
      )}
    >
      <Suspense
        fallback={
          <Skeleton label={t('manage.loading')}>
            <SkeletonBlock height={TALL} />
          </Skeleton>
        }
      >
        <Fetched {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Fetched(props: RichTextProps) {
  const { RichText } = useModule(loadRichText)
  return <RichText {...props} />
}
