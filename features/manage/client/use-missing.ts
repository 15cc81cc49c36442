import { useContext, useEffect, useState } from 'react'
import { formatDates, useLanguage, useText } from '../../ui/kit'
import { loadModule, loadTexts, TextSourceContext } from '../../web/kit'
import type { DraftProblem, ProblemsIn, SaidDates } from '../contract'
import type { DraftBody } from '../contract/wire'
import type { RouteStep } from './use-route'

/** What stands between a draft and its submission, in a sentence that says where. */
export interface Missing {
  readonly step: string
  readonly path: string
  readonly text: string
}

/** How steps of other features judge what was written in them, once their code and texts are here; what does not come, the server says. */
function useChecks(route: readonly RouteStep[]): ReadonlyMap<string, ProblemsIn> {
  const source = useContext(TextSourceContext)
  const [checks, setChecks] = useState<ReadonlyMap<string, ProblemsIn>>(new Map())
  useEffect(() => {
    let isOver = false
    const loading = route.flatMap(({ name, part }) =>
      part
        ? Promise.all([
            loadModule(part.item.problems),
            source && loadTexts(source.texts, source.language, part.feature),
          ]).then(([{ problemsIn }]) => [name, problemsIn] as const)
        : [],
    )
    void Promise.allSettled(loading).then((all) => {
      if (!isOver) setChecks(new Map(all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))))
    })
    return () => {
      isOver = true
    }
  }, [route, source])
  return checks
}

/** What is wrong now and was not before: what stood wrong in a public text when a rule came keeps nobody from mending something else. */
export function newIn<P>(found: readonly P[], before: readonly P[] = []): readonly P[] {
  const known = new Set(before.map((each) => JSON.stringify(each)))
  return found.filter((each) => !known.has(JSON.stringify(each)))
}

/** Of all steps in their order, the editor's own and those that others bring; `before`: what is public already. */
export function useMissing(
  route: readonly RouteStep[],
  draft: number,
  body: DraftBody,
  own: readonly DraftProblem[],
  before: DraftBody | undefined,
): readonly Missing[] {
  const t = useText()
  const language = useLanguage()
  const said = (key: string, dates: SaidDates = {}, zone = body.zone) => t(key, formatDates(dates, language, zone))
  const checks = useChecks(route)
  const wrongIn = (step: string, body: DraftBody) => checks.get(step)?.({ part: body.parts?.[step], body, draft }) ?? []
  return route.flatMap(({ name: step, label }) => [
    ...own
      .filter((each) => each.step === step)
      .map(({ path, says, dates }) => ({ step, path, text: said(`manage.problem.${says}`, dates) })),
    ...newIn(wrongIn(step, body), before && wrongIn(step, before)).map(({ path, number, says, dates, zone }) => ({
      step,
      path: `parts.${step}.${path}`,
      text:
        number === undefined
          ? t('manage.problemOf', { step: t(label), says: said(says, dates, zone) })
          : t('manage.problemIn', { step: t(label), number, says: said(says, dates, zone) }),
    })),
  ])
}
