import { FieldGroup, SkeletonBlock } from '../../../ui/kit'
import type { ReactNode } from 'react'
import type { OwnQuestion } from '../../../listings/contract'
import type { FileFieldProps } from '../../../uploads/contract'
import { LazyPart, useShown } from '../../../web/kit'
import { ANSWER_FILES, answerPlace, fileFields, fileRuleOf } from '../../contract'

interface FileQuestionProps extends Pick<FileFieldProps, 'error' | 'value' | 'onChange'> {
  readonly question: OwnQuestion
  readonly label: ReactNode
  readonly opportunityId: number
}

/** A question that is answered with a file. */
export function FileQuestion({ question, opportunityId, ...field }: FileQuestionProps) {
  const [part] = useShown(fileFields)
  if (!part) return null
  return (
    <LazyPart
      feature={part.feature}
      load={part.item.load}
      instead={
        <FieldGroup label={field.label} error={field.error}>
          <SkeletonBlock height={68} />
        </FieldGroup>
      }
      draw={({ FileField }) => {
        const Drawn = FileField as (props: FileFieldProps) => ReactNode
        return (
          <Drawn
            {...field}
            named={question.label}
            purpose={ANSWER_FILES}
            about={answerPlace(opportunityId, question.id)}
            rule={fileRuleOf(question)}
          />
        )
      }}
    />
  )
}
