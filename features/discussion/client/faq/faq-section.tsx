import type { DetailProps } from '../../../listings/contract'
import type { OpportunityDetail } from '../../../listings/contract/wire'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import type { PartHeadContext } from '../../../web/contract'
import { useData } from '../../../web/kit'
import type { ShownFaqs } from '../../contract/wire-faq'
import { faqRequest } from '../requests'
import { FaqLines } from './faq-lines'

/** What the organizer answers before anybody asks. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useData(faqRequest(opportunityId))
  if (isPending)
    return (
      <Skeleton label={t('discussion.loading')}>
        <SkeletonBlock height={52} />
      </Skeleton>
    )
  // What was read stays when asking again fails.
  if (data === undefined) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  if (data.faqs.length === 0) return null
  return (
    <div id="faq">
      <FaqLines faqs={data.faqs} />
    </div>
  )
}

type Context = PartHeadContext<{ readonly faq?: ShownFaqs }, { readonly opportunity: OpportunityDetail }>

/** Questions with one answer by who runs the page: what a FAQPage is for. Of what is closed nothing is told. */
export function jsonLd({ data: { faq }, page: { opportunity } }: Context): readonly object[] {
  if (!faq || faq.faqs.length === 0 || opportunity.standing === 'closed') return []
  const mainEntity = faq.faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}
