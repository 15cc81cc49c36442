import { findUser, type SignUpStepProps } from '../../../session/contract'
import { useData, useKernel, useTypedInTab } from '../../../web/kit'
import type { Interests } from '../../contract/wire'
import { type ChosenInterests, InterestChoices } from '../interest-choices'
import { API, interestsRequest } from '../requests'
import { useChange } from '../use-change'
import { StepData, StepForm } from './step-form'

/** What one looks for: kinds, fields, places. */
export function Step({ onDone }: SignUpStepProps) {
  return <StepData of={useData(interestsRequest)} draw={(known) => <InterestsForm known={known} onDone={onDone} />} />
}

function InterestsForm({ known, onDone }: SignUpStepProps & { readonly known: Interests }) {
  const { change, isBusy, refusal } = useChange()
  const personId = findUser(useKernel().subject)?.id
  const [chosen, setChosen, forget] = useTypedInTab<ChosenInterests>(`profile.interests:${personId}`, () => known)

  const save = async () => {
    if (!(await change((http) => http.put(`${API}/interests`, chosen)))) return
    forget()
    onDone()
  }

  return (
    <StepForm refused={refusal?.says} isBusy={isBusy} onSave={() => void save()}>
      <InterestChoices chosen={chosen} onChange={setChosen} />
    </StepForm>
  )
}
