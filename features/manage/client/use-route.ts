import { useMemo } from 'react'
import { type Shown, useShown } from '../../web/kit'
import { type EditorPart, type EditorStep, editorParts, editorSteps, partName } from '../contract'

export interface RouteStep {
  /** Its word in addresses. */
  readonly name: string
  readonly label: string
  /** Undefined for the editor's own. */
  readonly part?: Shown<EditorPart>
}

/** All steps in order: the editor's own, each followed by what other features put after it. */
export function useRoute(): readonly RouteStep[] {
  const parts = useShown(editorParts)
  return useMemo(() => {
    const after = (step: EditorStep) =>
      parts
        .filter(({ item }) => item.after === step)
        .map((part) => ({ name: partName(part.item), label: part.item.label, part }))
    return editorSteps.flatMap((name) => [{ name, label: `manage.step.${name}` }, ...after(name)])
  }, [parts])
}
