import { FacetGroup, formatNumber, RangeFacet, type RangeStep, useLanguage, useText } from '../../../ui/kit'
import type { FacetFilterProps } from '../../contract'
import { paySteps, payValue, unitOf } from '../../contract/pay-steps'
import { useFacetLabels } from '../listing/facet-label'

const units = ['month', 'year', 'once'] as const

/** From how much on: a scale with the pay of what is listed drawn above it, one for each unit, which are alternatives like any values. */
export function Filter({ label, values, chosen, onChange }: FacetFilterProps) {
  const t = useText()
  const language = useLanguage()
  const labels = useFacetLabels()
  const countOf = new Map(values.map(({ value, count }) => [value, count]))

  function stepsOf(unit: (typeof units)[number]): readonly RangeStep[] {
    const steps = paySteps[unit].map((rupees) => {
      const value = payValue(unit, rupees)
      return { value, label: labels.value('pay', value), count: countOf.get(value) ?? 0 }
    })
    // What nobody pays leads to nothing.
    return steps.slice(0, steps.findLastIndex(({ value, count }) => count > 0 || chosen.includes(value)) + 1)
  }

  const ranges = units
    .map((unit) => ({ unit, steps: stepsOf(unit) }))
    .filter(({ steps }) => steps.length > 0)
    .map(({ unit, steps }) => (
      <RangeFacet
        key={unit}
        label={t(`listings.pay.least.${unit}`)}
        any={t(`listings.pay.any.${unit}`)}
        steps={steps}
        chosen={steps.find(({ value }) => chosen.includes(value))?.value}
        say={(step) => t('listings.pay.said', { pay: step.label, count: formatNumber(step.count, language) })}
        onChange={(value) => {
          const own = steps.map((step) => step.value).filter((each) => each !== value)
          const others = chosen.filter((each) => unitOf(each) !== unit)
          onChange(value ? [...others, value] : others, [...chosen.filter((each) => each !== value), ...own])
        }}
      />
    ))
  return (
    <FacetGroup label={label} values={[]} chosen={chosen} onChange={(none) => onChange(none)} find={<>{ranges}</>} />
  )
}
