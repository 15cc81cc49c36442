import { useText } from '../../ui/kit'

/** What people call a feature: each names itself (`<id>.module` among its menu texts); one that does not goes by its id. */
export function useModuleName(): (id: string) => string {
  const t = useText()
  return (id) => {
    const name = t(`${id}.module`)
    return name === `${id}.module` ? id : name
  }
}
