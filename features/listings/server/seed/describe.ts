const openings = [
  'works with small teams that ship every week and write down what they decide.',
  'has grown out of a campus project and still answers every message within days.',
  'builds for people who live outside the big cities, and tests there first.',
  'is looking for people who ask good questions before they start.',
]

const tasks: readonly string[] = [
  'Own one measurable piece of work from the first week on.',
  'Talk to the people who will use it, then show them what you changed.',
  'Write down what you tried, what failed and what it cost.',
  'Present the outcome to the whole team at the end.',
  'Spend one day a month where the work is done.',
  'Review the work of others as carefully as your own.',
]

/** What a demo opportunity says of itself: safe markup, a few sentences. */
export function describe(
  kind: string,
  title: string,
  organisation: string,
  tags: readonly string[],
  random: () => number,
): string {
  const at = Math.floor(random() * tasks.length)
  const list = [0, 1, 2].map((step) => `<li>${tasks[(at + step * 2 + 1) % tasks.length]}</li>`).join('')
  const opening = openings[Math.floor(random() * openings.length)]
  const needs = kind === 'job' || kind === 'internship' ? 'You should know' : 'It helps to know'
  return (
    `<p>${organisation} ${opening} <strong>${title}</strong> is part of that.</p>` +
    `<h3>What you will do</h3><ul>${list}</ul>` +
    `<p>${needs} ${tags.join(', ')}. Everyone who takes part hears back, whatever the outcome.</p>`
  )
}
