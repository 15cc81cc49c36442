import type { PersonMove } from '../../data/contract'

export const notificationMove: PersonMove = {
  id: 'notifications.notifications',
  label: { en: 'Notifications', hi: 'सूचनाएँ' },
  both: { en: 'What both were told stays once.', hi: 'जो दोनों को बताया गया, वह एक बार रहता है।' },
  tables: [
    { table: 'notifications.notification', key: ['id'], once: [['event_id', 'template'], ['thread']] },
    { table: 'notifications.delivery', key: ['id'], once: [['event_id', 'template', 'channel']] },
    { table: 'notifications.device', key: ['id'] },
    { table: 'notifications.person', key: ['person_id'], once: [[]] },
    { table: 'notifications.choice', key: ['topic', 'channel'], once: [['topic', 'channel']] },
  ],
}
