import type { PersonMove } from '../../data/contract'

export const postMove: PersonMove = {
  id: 'discussion.posts',
  label: { en: 'Questions, answers and reports', hi: 'सवाल, जवाब और शिकायतें' },
  both: { en: 'What both reported counts once.', hi: 'जिसकी शिकायत दोनों ने की, वह एक बार गिनी जाती है।' },
  tables: [
    { table: 'discussion.post', key: ['id'] },
    { table: 'discussion.report', key: ['id'], once: [['post_id']] },
    { table: 'discussion.skipped', key: ['id'], once: [['post_id']] },
  ],
}
