import { formatQuery, parseQuery, useUrl } from '../../../web/kit'
import { addressWith, type FilterChange, type ListQuestion } from '../requests'

/** Where the visitor is by now. What is drawn may be behind it: the list of the press before this one is still on its way. */
const here = () => ({ path: location.pathname, query: parseQuery(location.search) })

/** Changes what a list is narrowed to, each change made to the address as it is when it is pressed, so that none takes back another. */
export function useNarrowing(question: ListQuestion) {
  const { go } = useUrl()
  return {
    change: (name: string, change: FilterChange) => go(addressWith(question, here(), name, change)),
    /** From the values that were drawn as chosen to these: the difference alone is meant. */
    turn(name: string, from: readonly string[], to: readonly string[]) {
      const add = to.filter((each) => !from.includes(each))
      const remove = from.filter((each) => !to.includes(each))
      go(addressWith(question, here(), name, { add, remove }))
    },
    /** One value, or none, for all that stands under this name. */
    set(name: string, value: string | undefined) {
      const { path, query } = here()
      go(path + formatQuery({ ...query, [name]: value, after: undefined }))
    },
  }
}
