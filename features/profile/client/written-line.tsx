import { Fragment } from 'react'
import { Written } from '../../ui/kit'

/** What somebody wrote in several places, in one line: each read out in its own language. */
export function WrittenLine({ texts }: { readonly texts: readonly string[] }) {
  return texts.filter(Boolean).map((text, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- one text may stand there twice
    <Fragment key={at}>
      {at === 0 ? '' : ' · '}
      <Written text={text} />
    </Fragment>
  ))
}
