import type { WrittenStage, WrittenStages } from '../../../features/stages/contract'

export const stage = (key: string, more: Partial<WrittenStage> = {}): WrittenStage => ({
  key,
  type: 'quiz',
  title: 'Screening quiz',
  description: '25 questions.',
  startsAt: '2026-12-03T18:00',
  endsAt: '2026-12-03T22:00',
  mode: 'online',
  place: '',
  ...more,
})

export const written = (stages: readonly WrittenStage[], more: Partial<WrittenStages> = {}): WrittenStages => ({
  zone: 'Asia/Kolkata',
  whileOpen: false,
  stages,
  ...more,
})

export const finale = stage('final', {
  type: 'final',
  title: 'Finale',
  startsAt: '2026-12-20T09:00',
  endsAt: '',
  mode: 'onsite',
  place: 'Town Hall, Pune',
})
