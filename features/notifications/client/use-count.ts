import { useData, useFresh } from '../../web/kit'
import { API, unreadRequest } from './requests'
import { useNewsTopic } from './use-news'

/** The number on the bell. As long as the bell is there it follows the news, for the open list too. */
export function useCount(): number | undefined {
  useFresh(useNewsTopic(), API)
  return useData(unreadRequest, { keepTrying: true }).data?.unreadCount
}
